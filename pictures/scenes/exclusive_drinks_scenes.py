"""Still lifes of the exclusive drinks. Uses the studio's parts for snacks and beverages."""
from c_kit import *
from c_scenes import bubbles

def fizz(G,rng,n,c='#fff3e6'):
    """small bubbles clinging to the inside of the glass"""
    m=variants('fizz'+c,1,lambda i: blob('fizz',(.011,.011,.011),.02,1,0,2,fm(c,rough=.15,sss=0,bump=0,coat=.6,rndv=.05)))
    for _ in range(n):
        z=rng.uniform(G.floor+.06,G.top-.02); a=rng.uniform(-3.0,-.15); r=float(np.interp(z,G.pin[:,1],G.pin[:,0]))-.012
        obj(m[0],(G.x+r*math.cos(a),G.y+r*math.sin(a),z),scale=rng.uniform(.35,1.1))

def raspberry_ginger_kombucha(S):
    rng=random.Random(401); drinkstage(S,'#7d9980','#93ab94',sf=.5,elev=14,dist=7.5,target=(.10,0,1.14))
    lq=liquid('kb','clear',emis=.20,alpha=.36,ior=1.16); rp=raspberry(); gs=gingerslice(); cols=[(0,'#c81e4a'),(.35,'#e03e58'),(.75,'#f06a68'),(1,'#f89a80')]
    B=glassware('bottle',.95,.85,1.0); pour(B,.80,cols,lq,seed=3); fizz(B,rng,40)
    # swing top: porcelain stopper, red washer, wire
    sm=fm('#f3ede2','#fbf7ee',rough=.25,sss=.1,bump=0,coat=.5,rndv=0); wm=metal('wire','#b9b4a8',.3)
    obj(revolve('stop',smooth_prof([(.001,.20),(.10,.19),(.15,.12),(.15,.04),(.12,.0),(.001,.0)],50),64,sm),(.95,.85,B.H+.03)); obj(revolve('wash',smooth_prof([(.001,.04),(.16,.04),(.17,.02),(.15,.0),(.001,.0)],30),64,fm('#b8321f',rough=.5,sss=0,bump=0,rndv=0)),(.95,.85,B.H))
    for s in (1,-1):
        t=np.linspace(0,1,30); obj(tube_mesh('w',np.stack([.95+s*(.19+.05*np.sin(t*3.1)),.85-.06+0*t,B.H+.16-t*.48],-1),.013,wm,8))
    obj(tube_mesh('wr',np.stack([.95+.235*np.cos(np.linspace(0,6.3,50)),.85+.235*np.sin(np.linspace(0,6.3,50)),0*np.linspace(0,1,50)+B.H-.30],-1),.014,wm,8))
    for x,y,s,k in ((-.42,-.28,1.18,0),):
        G=glassware('tumbler',x,y,s); z=pour(G,.84,cols,lq,seed=k)
        for zz,a,sp in ((.42,-1.9,0),(.72,-1.1,1)): in_glass(G,gs[k],zz*s,a,spin=sp,tilt=.1)
        for zz,a in ((.34,-1.3),(.62,-2.3),(.55,-.7),(.82,-1.75)): in_glass(G,rp[0],zz*s,a,spin=rng.uniform(0,6),r=.1)
        ice_in(G,rng,5,.17,z-.25,.05); fizz(G,rng,90); bubbles(G,rng,'#fbd9b8',70)
        for dx,dy,j in ((-.2,-.24,0),(.06,-.30,1),(.24,-.12,2)): obj(rp[j%len(rp)],(x+dx,y+dy,z+.05),quat=align((dx*2,-.6,.8),j),scale=1.2)
        sprig((x-.02,y-.05,z+.12),'mint',9,1.3,rng,stem=.18)
    ginger((-1.45,.35,.16),.5,1.05)
    for p in [(.42,-.78),(.66,-.62),(.82,-.86),(-1.12,-.62),(1.25,-.35),(-1.35,-.42)]: obj(rng.choice(rp),(*p,.085),(1.4,rng.uniform(-.3,.3),rng.uniform(0,6)),1.15)
    for p,a in (((.2,-.95),.4),((-.98,-.88),1.6),((1.08,-.62),2.8)): obj(gs[0],(*p,.04),(.05,.08,a),.95)
    scatter_table(leaf('mint',5),rng,[(1.42,-.62),(-.7,-.98)],.05); cloth((-1.5,1.3),(1.8,1.4),.3,'#fbf4ea','#b8324a',seed=401)

def rose_falooda(S):
    rng=random.Random(402); drinkstage(S,'#6d3b49','#7f4a58',sf=.6,elev=16,dist=6.7,target=(.12,0,1.02))
    lq=liquid('fl','opaque',emis=.24); ice=fm('#f3dfba','#fbeed4',scale=5,rough=.5,sss=.3,bump=.35,bscale=20,rndv=0)
    bs=variants('bseed',2,lambda i: blob('bseed',(.020,.015,.015),.1,1.4,i,2,fm('#1e1716','#3a2c2a',rough=.3,sss=0,bump=0,rndv=.2)))
    pst=crumb(fm('#6f8f2e','#a9c25a',rough=.6,sss=.1,bump=.2),.034,4,.4,'pstf',2); pm=fm('#b3264e','#de6a8a',scale=5,rough=.5,sss=.25,bump=.15,rndv=.15); vm_=fm('#f4e6c8','#fff6e2',rough=.35,sss=.35,bump=0,coat=.2)
    def petal(i):
        x,y,f=disk_grid(1,16,60); r=np.hypot(x,y); a=np.arctan2(y,x); R=.125*(1+.22*np.cos(a)); return mesh('ptl',np.stack([x*R,y*R*.85,.05*r**2*np.cos(2*a+i)+.035*x*x],-1),f,mat=pm)
    pt=variants('ptl',4,petal)
    for x,y,s,k in ((-.32,-.2,1.02,0),(.92,.85,.96,1)):
        G=glassware('pint',x,y,1.08*s); z=pour(G,.88,[(0,'#a80f3c'),(.13,'#b81646'),(.20,'#f6c2c6'),(.44,'#f8cfcc'),(.50,'#fbe3d0'),(.60,'#f8bac4'),(1,'#f08fa6')],lq,.10,seed=k+5,streak=.05)
        L=G.top-G.floor; seeds=lambda z0,z1,n: [obj(rng.choice(bs),(G.x+r*math.cos(a),G.y+r*math.sin(a),zz),quat=rq(rng),scale=rng.uniform(.8,1.2)) for zz,a in ((rng.uniform(G.floor+L*z0,G.floor+L*z1),rng.uniform(-3.1,0)) for _ in range(n)) for r in [float(np.interp(zz,G.pin[:,1],G.pin[:,0]))-.012]]
        seeds(.18,.34,190); seeds(.34,.42,26)
        for _ in range(34): # rice vermicelli against the glass
            a0=rng.uniform(-3.1,-.3); t=np.linspace(0,1,26); a=a0+t*rng.uniform(.5,1.3); zz=G.floor+L*(rng.uniform(.41,.54)+.03*np.sin(t*rng.uniform(4,9)+a0)); r=np.interp(zz,G.pin[:,1],G.pin[:,0])-.014
            obj(tube_mesh('verm',np.stack([G.x+r*np.cos(a),G.y+r*np.sin(a),zz],-1),.012,vm_,7))
        # a scoop of ice cream with its ragged skirt
        R=.30*s; obj(blob('scp',(R,R,R*.92),.07,2.2,3+k,5,ice,lambda p,n: p+n*(.030*np.exp(-((p[:,2]+.10)/.05)**2)*(1+fbm(n*7,3)))[:,None],None,4),(x,y-.02,z+.17*s))
        top=lambda dx,dy: z+.17*s+R*.9*math.sqrt(max(0,1-(dx*dx+dy*dy)/(R*R)))
        for _ in range(44):
            a=rng.uniform(0,6.28); r=R*.86*math.sqrt(rng.random()); dx,dy=r*math.cos(a),r*math.sin(a)-.02; obj(rng.choice(pst),(x+dx,y+dy,top(dx,dy)+.008),quat=rq(rng),scale=rng.uniform(.5,1.1))
        for dx,dy in ((-.10,-.16),(.08,-.10),(.0,.06),(.17,-.02),(-.19,-.02)): obj(rng.choice(pt),(x+dx,y+dy,top(dx,dy)+.03),quat=align((dx*2,dy*2-.3,1),rng.uniform(0,6),.3,rng),scale=rng.uniform(.8,1.0))
        t=np.linspace(0,2.6,60); sy=fm('#a80f3c','#c4224e',rough=.12,sss=.3,bump=0,coat=.8,rndv=0)
        for j,(aa,ln) in enumerate(((-1.2,.8),(-2.2,.6),(-.4,.62),(-1.7,1.0))):
            u=np.linspace(0,ln,26); q=np.stack([x+(R+.004)*np.sin(u*1.5)*math.cos(aa),y-.02+(R+.004)*np.sin(u*1.5)*math.sin(aa),z+.17*s+R*.93*np.cos(u*1.5)],-1); obj(tube_mesh('syr',q,.024*(1.15-.4*u/ln),sy,10))
        straw(G,'#f7f0e4',.5,lean=.3,stripe='#b3264e')
    o,ih,pin=bowl(.42,.24,'#f3ece0',inner='#f6f0e6',loc=(-1.32,.45),name='pb'); P=Pile(2.2,lambda X,Y:.12+0*X,.02)
    for x,y in poisson(rng,.33,.075,44,-1.32,.45): z=P.put_ellipsoid(x,y,.05,.035,.01); obj(rng.choice(pst),(x,y,z),quat=rq(rng),scale=rng.uniform(1.2,1.9))
    for p in [(.5,-.72),(.72,-.58),(-1.05,-.62),(-.88,-.82),(1.2,-.4),(.3,-.92),(-1.35,-.45)]: obj(rng.choice(pt),(*p,.03),quat=align((rng.uniform(-.3,.3),rng.uniform(-.4,0),1),rng.uniform(0,6)),scale=rng.uniform(.95,1.25))
    for x,y in poisson(rng,.42,.1,16,.75,-.72): obj(rng.choice(pst),(x,y,.02),quat=rq(rng),scale=rng.uniform(.6,1.1))
    cloth((-1.6,1.35),(1.8,1.4),.3,'#f7ece6','#c9405a',seed=402)
