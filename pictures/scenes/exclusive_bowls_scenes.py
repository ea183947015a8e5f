"""Still lifes of the exclusive lunches and dinners in bowls and on plates. Uses the studio's parts for lunch and dinner."""
from b_kit import *
from a_kit import hazelnut, half_nut, spile, slab as aslab

def ravioli_mesh(n=4):
    m=food('ravb',vcol=True,rough=.34,sss=.25,sssr=(.10,.03,.04),bump=.10,bscale=22,coat=.22,rndv=.10,rndh=.006)
    def mk(i):
        nr,nt=46,240; x,y,f=disk_grid(1,nr,nt); r=np.hypot(x,y); a=np.arctan2(y,x); p=7
        sq=(np.abs(np.cos(a))**p+np.abs(np.sin(a))**p)**(-1/p); R=.285*sq*(1+.022*np.cos(a*44)*sstep(.9,1,r)); X,Y=x*R,y*R; d=r
        dome=.135*np.clip(1-(d/.74)**2.6,0,1)**.75; rim=.022*(1-sstep(.97,1,d)); crimp=.007*np.cos(d*70)*sstep(.76,.80,d)*(1-sstep(.94,.97,d))
        wav=.03*np.sin(2*a+i*1.7)*sstep(.7,1,d)+.012*N(X,Y,6,i); Z=dome+rim+crimp+wav+.010*N(X,Y,9,i+3)*(d<.8)
        n_=N(X,Y,5,i,4); c=mix(lin('#a81c4a'),lin('#d04a72'),c01(.45+1.1*n_)); c=mix(c,lin('#e58aa0'),sstep(.15,.5,dome/.135*N(X,Y,3,i+9)+.1)*.5); c=mix(c,lin('#8a1038'),sstep(.70,.76,d)*(1-sstep(.78,.84,d))*.6)
        V=np.stack([X,Y,Z],-1); V2=np.stack([X,Y,wav-.004],-1); k=len(X); return mesh('rav',np.concatenate([V,V2]),f+[tuple(q+k for q in reversed(g)) for g in f],np.concatenate([c,c]),m)
    return variants('ravb',n,mk)

def beetroot_ravioli(S):
    rng=bg(S,('#7d9980','#8da890'),411,(1.75,.95,2.0,1.8,-.35,'#f3ece0','#a8284e',411),elev=49,dist=6.5,target=(.02,.06,.10)); o,ih,pin=plate(1.42,.15,'#efe9dd',speck='#7a6a58',clay='#a98763'); zf=.062
    # butter under and around
    x,y,f=disk_grid(1,60,200); a=np.arctan2(y,x); R=1.02*(1+.05*np.cos(3*a+1)+.04*np.cos(5*a)); bm=food('brbut','#9a5a12','#cf8e2e',scale=3,rough=.10,sss=.2,bump=.02,coat=.6,rndv=0,rndh=0); obj(mesh('but',np.stack([x*R,y*R*.9,.060+.012*np.sqrt(np.clip(1-np.hypot(x,y)**6,0,1))],-1),f,mat=bm))
    rv=ravioli_mesh(); pts=[(-.62,.42,.05),(.02,.62,.05),(.62,.40,.05),(-.86,-.18,.05),(-.26,-.02,.10),(.36,-.06,.10),(.88,-.22,.05),(-.52,-.62,.05),(.12,-.62,.09),(.02,.28,.21),(-.10,-.34,.24)]
    for i,(px,py,z) in enumerate(pts): obj(rv[i%4],(px,py,zf+z-.045),quat=align((rng.uniform(-.14,.14),rng.uniform(-.2,.06),1),rng.uniform(0,1.57)),scale=rng.uniform(1.0,1.1))
    sage=bigleaf('sageleaf',.40,.15,'#3f5a32','#7f9a6a','#b4c49a',.05,5,.35)
    P=spile(0,0,1.15,.025)
    for px,py in ((-.42,.22),(.30,.26),(.55,-.42),(-.68,-.40),(.05,-.12),(-.12,.50),(.72,.12),(-.30,-.55)): lay(sage,rng,px,py,P.h(px,py)+.03,tilt=.3,scale=rng.uniform(.8,1.05))
    hn=half_nut(); hz=hazelnut(); cr=crumb(food('hzc','#b07a3c','#e6c48c',scale=6,rough=.6,sss=.05,bump=.3),.036,5,.4,'hzc',2)
    for px,py in gp(rng,.95,.34,8): z=P.put_ellipsoid(px,py,.07,.05,.015); obj(rng.choice(hn),(px,py,z),quat=align((rng.uniform(-.4,.4),rng.uniform(-.5,.1),1),rng.uniform(0,6)),scale=.72)
    for px,py in gp(rng,1.0,.11,60): obj(rng.choice(cr),(px,py,P.h(px,py)+.012),quat=rq(rng),scale=rng.uniform(.5,1.0))
    od=food('bdrop','#c9851e','#e8b04a',rough=.06,sss=.1,bump=0,coat=.9,rndv=.1); om=variants('bdrop',1,lambda i: blob('bdrop',(.032,.032,.008),.04,1,0,2,od))
    for px,py in gp(rng,1.0,.12,44): obj(om[0],(px,py,P.h(px,py)+.006),quat=align(P.normal(px,py,.06),0),scale=rng.uniform(.4,1.1))
    ck=B('ricotta',(.06,.05,.04),'#f4ead2','#fdf8ea',amp=.3,rough=.7,bump=.4)
    for px,py in gp(rng,.85,.33,9): z=P.put_ellipsoid(px,py,.05,.035,.012); obj(rng.choice(ck),(px,py,z),quat=rq(rng),scale=rng.uniform(.7,1.1))
    put(P,rng,'pepper',gp(rng,1.0,.1,40)) if 'pepper' in ING else None
    fork((-1.62,-.55,0),-1.15,.85); obj(rng.choice(hz),(1.5,-.75,.09),quat=rq(rng)); obj(rng.choice(hz),(1.35,-.98,.09),quat=rq(rng)); obj(rng.choice(hz),(1.62,-1.0,.09),quat=rq(rng)); scatter_table(sage,rng,[(1.3,-1.2),(-1.5,.85)],.05); smallbowl(.42,.22,'#6d3b49',(-1.5,1.4)); P2=Pile(3.0,lambda X,Y:.12+0*X,.02)
    mound(P2,-1.5,1.4,.34,.10,.13,'#f0e4c8','#fbf4e0',key='ric',bump=1.0)

def gyoza_mesh(n=4):
    m=food('gyo',vcol=True,rough=.26,sss=.22,sssr=(.07,.05,.03),bump=.07,bscale=24,coat=.50,rndv=.05,rndh=.003)
    def mk(i):
        v,f=ico(6); x,y,z=v[:,0],v[:,1],v[:,2]; L,W,H=.34,.165,.155
        px=x*L; ridge=np.exp(-((y)/.26)**2)*sstep(.35,.85,z); pl=np.cos(px*62+i)*.5+.5; taper=np.clip(1-(np.abs(x)**3.2),0,1)
        pz=z*H*(1-.25*np.abs(x)**2)+ridge*(.085+.022*pl)*np.clip(1.05-np.abs(x)**4,0,1); py=y*W*(1-.45*ridge)
        fold=sstep(-.1,.5,z)*sstep(.05,.5,-y)*(1-ridge); py=py-.018*fold*(np.cos(px*62+i+py*8)); pz=np.maximum(pz,-.085)
        py=py+.9*px**2-.05; V=np.stack([px,py,pz],-1); V=V+.006*fbm(V*9+i*5,3)[:,None]
        c=mix(lin('#ecd09a'),lin('#faecc8'),c01(.5+.9*fbm(v*2.2+i,3))); c=mix(c,lin('#d4b070'),(fold*(1-pl)*.30)); c=mix(c,lin('#d9c48a'),sstep(.1,.5,fbm(v*3+i*7,3))*(1-ridge)*.25*(z<.5))
        br=1-sstep(-.085,.055,pz+.022*fbm(v*5+i,3)); spot=fbm(v*7+i*5,4); c=mix(c,lin('#d08a2e'),br*.9); c=mix(c,mix(lin('#8f4a12'),lin('#c9782a'),c01(.5+1.3*spot)),(1-sstep(-.085,-.066,pz+.012*fbm(v*9+i,3)))*.95)
        return mesh('gyo',V,f,c,m)
    return variants('gyo',n,mk)

def pan_fried_gyoza(S):
    rng=bg(S,('#b9552f','#c9653d'),412,(1.7,1.0,2.0,1.8,-.35,'#efe4cc','#2c3c5a',412),elev=40,dist=5.0,target=(.02,.02,.18)); o,ih,pin=plate(1.38,.14,'#2c3c4a',speck='#16202a',clay='#6b5a48'); zf=.06
    gy=gyoza_mesh()
    def rest(k,x,y,a,lean,sc=1.02):
        q=Quaternion((0,0,1),a)@Quaternion((1,0,0),lean); me=gy[k%4]; obj(me,(x,y,zf-.012-sc*min((q@v.co).z for v in me.vertices)),quat=q,scale=sc)
    # browned sides up, as they are turned out of the pan; the last row still stands
    for i,(x,y) in enumerate(((-.82,.50),(-.16,.60),(.48,.56))): rest(i,x,y,.14-.16*i+rng.uniform(-.05,.05),-.25)
    for i,(x,y) in enumerate(((-.72,.04),(-.04,.10))): rest(i+3,x,y,.10-.16*i,-1.25)
    for i,(x,y) in enumerate(((-.60,-.46),(.06,-.42))): rest(i+1,x,y,.20-.30*i,-1.32)
    dip(.78,-.10,.36,.20,'#e6dcc8','#2a1206','#5a2c12','gyd',level=.15,spiral=0)
    for ob in [q for q in bpy.data.objects if q.name.startswith('sb#e6dcc8') or q.name.startswith('surface')]: ob.location.z+=.05
    P=Pile(1.5,lambda X,Y:np.where(np.hypot(X-.78,Y+.10)<.30,.205,.0)); put(P,rng,'chilli',gp(rng,.2,.1,5,.78,-.1)); put(P,rng,'sesame',gp(rng,.24,.06,18,.78,-.1)); put(P,rng,'scallion',gp(rng,.22,.11,5,.78,-.1))
    Q=spile(0,0,1.2,.025); so=ING['scallion']['f'](); ss=ING['sesame']['f']()
    ok=lambda x,y: math.hypot(x-.78,y+.10)>.42
    for x,y in gp(rng,.98,.12,46,shape=ok): lay(so,rng,x,y,Q.h(x,y)+.012,Q.normal(x,y,.06),tilt=.4,scale=rng.uniform(.7,1.05))
    for x,y in gp(rng,1.0,.07,90,shape=ok): obj(ss[0],(x,y,Q.h(x,y)+.008),quat=align(Q.normal(x,y,.05),rng.uniform(0,6)),scale=.9)
    ch=ING['chilli']['f']()
    for x,y in gp(rng,.8,.4,7,shape=ok): lay(ch,rng,x,y,Q.h(x,y)+.014,Q.normal(x,y,.06),tilt=.3)
    ci=leaf('cilantro',5)
    for x,y in ((.62,.52),(.74,.42),(.55,.36)): lay(ci,rng,x,y,.12,tilt=.4,scale=1.15)
    chopsticks(-1.9,-.55,-.55,-1.42,.06,.06,('#1c1412','#3a2a24')); loose(rng,'scallion',[(1.45,-.75),(1.55,-.95),(1.3,-1.05)]); citruswedge('lime',1.55,-.45,.11,.6)

def dosa_mesh(L=2.7):
    """a crisp sheet rolled one and a half times, wider at its right end"""
    m=food('dosa',vcol=True,rough=.5,sss=.10,bump=.45,bscale=26,coat=.10,rndv=0,rndh=0); nx,na=220,190; u=np.linspace(-.5,.5,nx)[:,None]; t=np.linspace(0,1,na)[None,:]
    ang=1.75+t*2*np.pi*1.55; R=(.20+.050*t)*(1+.42*np.clip(u+.5,0,1)**2.2)*(1+.03*np.sin(u*9))+.045*sstep(.88,1,t)*(1+.6*np.sin(u*17)); e=.05*N(u*3+0*t,t*3+0*u,1.0,2); X=u*L+.16*N(t*2+0*u,u*0+t,1.4,4)*(np.abs(u)>.40)*(np.abs(u)-.40)*10*1.2; R=R+.012*N(u*6+0*t,t*5+0*u,1,7)+e*.3
    Y=R*np.cos(ang)*1.12; Z=np.maximum(R*np.sin(ang)+.235+.10*np.clip(u+.5,0,1)**2.2,.012*t+.004)
    P=np.stack([u*L*2.2+0*t,t*6+0*u,0*u+0*t+3],-1); n=fbm(P,4); lace=fbm(np.stack([u*L*9+0*t,t*16+0*u,0*u+0*t],-1),3); c=mix(lin('#cf8022'),lin('#eab04e'),c01(.5+1.1*n)); c=mix(c,lin('#9a4a12'),sstep(.02,.34,n+.35*lace)*.85); c=mix(c,lin('#f2cf84'),sstep(.10,.40,lace)*.45); c=mix(c,lin('#7a3810'),sstep(.93,1.0,t+.04*n)*.85); c=mix(c,lin('#8a4516'),sstep(.455,.5,np.abs(u)+.02*n)*.8)
    arcs=.5+.5*np.sin((u*L)*26+3.0*np.cos(t*9)+1.5*n); c=mix(c,lin('#8a4210'),sstep(.45,.95,arcs)*.50); return mesh('dosa',np.stack([X,Y,Z],-1).reshape(-1,3),grid_faces(nx,na),c.reshape(-1,3),m)

def masala_dosa(S):
    rng=bg(S,('#5f3340','#6d3b49'),413,(-1.9,-.75,1.9,1.9,.35,'#e3b850','#f6efe0',413),elev=45,dist=6.6,target=(.0,.16,.14))
    # a banana leaf, cut straight
    nx,ny=160,90; u,v=np.meshgrid(np.linspace(-.5,.5,nx),np.linspace(-.5,.5,ny),indexing='ij'); X,Y=u*3.0*(1-.03*(np.abs(v)*2)**6),v*1.5*(1+.02*N(u*9,v*2,1,3)); vein=.5+.5*np.cos((X+.35*np.abs(Y))*62); rib=np.exp(-(Y/.022)**2)
    c=mix(lin('#3f7a22'),lin('#6fa83c'),c01(.45+.8*N(X,Y,2,5,4)+.18*vein)); c=mix(c,lin('#c3d68a'),rib*.9); c=mix(c,lin('#8aa84a'),sstep(.47,.5,np.maximum(np.abs(u),np.abs(v)))*.6); Z=.022+.035*np.abs(N(X,Y,1.2,8))*sstep(.15,.5,np.maximum(np.abs(u),np.abs(v)))+.004*vein+.012*rib
    obj(mesh('banleaf',np.stack([X,Y,Z],-1).reshape(-1,3),grid_faces(nx,ny),c.reshape(-1,3),food('banleaf',vcol=True,rough=.32,sss=.08,bump=.05,coat=.25,rndv=0,rndh=0)),(.02,-.34,0),(0,0,-.14))
    lay_solid(obj(dosa_mesh(2.1),(-.20,-.36,.05),(0,0,-.30)),.016)
    # potato masala at the open end and beside it
    pd=B('pot',(.085,.072,.060),'#d99c14','#f2c94a',amp=.28,power=3.4,n=6,rough=.5,sss=.25,bump=.3,coat=.08); P=Pile(2.4,lambda X,Y:.06+0*X,.02); P.H=np.maximum(P.H,.06+.16*np.clip(1-((P.X-1.02)**2/.12+(P.Y+.70)**2/.06),0,1))
    for x,y in gp(rng,.33,.10,46,1.02,-.70,asp=.85): z=P.put_ellipsoid(x,y,.08,.065,.03); z=min(z,.34); obj(rng.choice(pd),(x,y,z),quat=rq(rng),scale=rng.uniform(.7,1.05))
    ms=seed('#20140e',(.020,.020,.020),'mustard')
    for x,y in gp(rng,.34,.06,40,1.02,-.70): obj(ms[0],(x,y,min(P.h(x,y),.38)+.012),scale=rng.uniform(.8,1.1))
    lfc=leaf('cilantro',5)
    for x,y in ((1.08,-.60),(1.20,-.76),(.96,-.80)): lay(lfc,rng,x,y,min(P.h(x,y),.38)+.03,tilt=.4,scale=.9)
    cu=bigleaf('currylf',.26,.11,'#1f4a16','#3f7a2a','#6a9a4a',.03,4,.2)
    def pot(x,y,R,H,col,cols,key,lump=.02,oil=None,inner=None):
        o,i,pin=smallbowl(R,H,col,(x,y),inner); so,h,RR=liquid(pin,H*.80,cols,key,loc=(x,y),amp=.012,rough=.42,coat=.05,lump=lump,oil=oil,spiral=.0); return Pile(2.6,lambda X,Y:h(X,Y),.02),RR
    b='#b9863a'
    P1,R1=pot(-1.02,.98,.46,.30,b,('#efe6d0','#fbf6ea','#d9cdb0'),'coch',.05); put(P1,rng,'pepper',gp(rng,.3,.1,10,-1.02,.98)) if 'pepper' in ING else None
    for x,y in gp(rng,.26,.07,18,-1.02,.98): obj(ms[0],(x,y,P1.h(x,y)+.012))
    for x,y in ((-1.08,1.02),(-.94,.92),(-1.0,1.1)): lay(cu,rng,x,y,P1.h(x,y)+.03,tilt=.25)
    o,ih,pin=smallbowl(.56,.36,b,(.02,1.16)); P2=Pile(2.6,lambda X,Y:.30+0*X,.02); mound(P2,.02,1.16,.49,.07,.28,'#b8860f','#dcae36',key='potm',bump=.8)
    for x,y in gp(rng,.46,.115,48,.02,1.16): z=P2.put_ellipsoid(x,y,.075,.055,.035,.5); obj(rng.choice(pd),(x,y,min(z,.44)),quat=rq(rng),scale=rng.uniform(.7,1.0))
    for x,y in gp(rng,.40,.07,36,.02,1.16): obj(ms[0],(x,y,min(P2.h(x,y),.47)+.010),scale=rng.uniform(.8,1.1))
    for x,y in ((-.14,1.22),(.16,1.04)): lay(cu,rng,x,y,min(P2.h(x,y),.47)+.03,tilt=.25)
    lay(lfc,rng,.0,1.12,.50,scale=.9)
    P3,R3=pot(1.05,1.02,.44,.29,b,('#a8240c','#d04a1a','#7a1606'),'tomc',.05)
    for x,y in gp(rng,.24,.07,14,1.05,1.02): obj(ms[0],(x,y,P3.h(x,y)+.012))
    for x,y in ((1.0,1.06),(1.12,.96)): lay(cu,rng,x,y,P3.h(x,y)+.03,tilt=.25)
    loose(rng,'chilli',[(1.62,-.95)]); scatter_table(cu,rng,[(1.55,-1.0),(1.72,-.88),(-1.45,.42)],.04)

def tonkotsu_style_ramen(S):
    rng=bg(S,('#d8a93a','#e3b850'),414,(-1.8,.9,2.0,1.8,.35,'#f1e8d6','#8f3f2c',414),elev=48,dist=6.15,target=(.02,.06,.25)); o,ih,pin=crock('bowl',1.2,.6,'#26262c',inner='#7a2418',clay='#4a3a30',speck='#0c0c10'); so,h,R=liquid(pin,.45,('#e6bf80','#f9e2b4','#d3a45e'),'tonk',rough=.2,coat=.25,bump=.03,amp=.006)
    nm=food('ramt','#e6c074','#f7e4b0',scale=2.2,rough=.28,sss=.25,bump=.03,coat=.4,rndv=.1); noodles(.38,rng,.84,95,.020,nm,dome=.12,layers=3)
    P=Pile(1.2,lambda X,Y:np.maximum(h(X,Y),.45+.14*np.clip(1-(np.hypot(X,Y)/.88)**2,0,1))); P.B0=P.H.copy(); P.maxh=.16
    # king oyster "chashu": seared, scored, glazed
    km=food('kob',vcol=True,rough=.20,sss=.22,bump=.12,bscale=22,coat=.7,rndv=.08)
    def kcol(x,y,r,a): n=N(x,y,3,2,4); g=np.minimum(np.abs(((x+y)*1.5+.1*n)%1-.5),np.abs(((x-y)*1.5+.1*n)%1-.5)); c=mix(lin('#e6c78e'),lin('#faeccb'),c01(.5+1.1*n)); c=mix(c,lin('#b06a20'),c01(1.5*N(x,y,2.6,5,4)+.55*r**2+.05)*.85); c=mix(c,lin('#8a4a16'),(1-sstep(.0,.06,g))*.45*(r<.85)); return mix(c,lin('#7a3e12'),sstep(.80,.97,r)*.85)
    ko=[slice_disc('kob%d'%i,.235*(1-.05*i),.11,kcol,km,outline=lambda t,i=i:1+.09*np.cos(2*t+i*2)+.04*np.cos(3*t+i),zf=lambda X,Y,r,a:.016*N(X,Y,7,3)*(r<.95)-.012*r**6) for i in range(3)]
    for i,(x,y) in enumerate(((-.62,.06),(-.44,.34),(-.16,.54))): obj(ko[i],(x,y,.60+.035*i),quat=align((.28,-.35,1),.4*i),scale=1.1)
    bl=bigleaf('bokt',.5,.34,'#275f1c','#5f9a38','#eef3dc',.012,4,.5)
    for a in (.55,.30,.05): lay(bl,rng,.74*math.cos(a),.74*math.sin(a),.56,(.3*math.cos(a),.3*math.sin(a),1),spin=a,tilt=.15,scale=1.05)
    we=ribbon(food('wear','#3a2214','#7a5030',rough=.25,sss=.08,bump=.1,coat=.4,rndv=.2),.38,.09,n=5,curl=.08,name='wear')
    for x,y in gp(rng,.23,.06,18,.46,-.34): z=P.put_ellipsoid(x,y,.08,.025,.005,.8); lay_solid(lay(we,rng,x,y,min(z,.66)+.01,P.normal(x,y),tilt=.4,scale=.8),.016)
    gi=ribbon(food('beni','#d94a5a','#f08a8e',rough=.3,sss=.3,bump=.05,coat=.3,rndv=.15),.26,.04,n=5,curl=.05,name='beni')
    for x,y in gp(rng,.16,.04,20,.02,-.66): z=P.put_ellipsoid(x,y,.06,.022,.006,.8); lay_solid(lay(gi,rng,x,y,min(z,.66)+.01,P.normal(x,y),tilt=.4),.02)
    nr=food('nori2','#14261c','#2a4432',rough=.38,sss=0,bump=.6,bscale=30)
    for i in range(2):
        x,y=np.meshgrid(np.linspace(-.19,.19,20),np.linspace(0,.50,24),indexing='ij'); V=np.stack([x,y*.30,y+.02*np.sin(y*7+x*5)],-1).reshape(-1,3); lay_solid(obj(mesh('norisheet',V,grid_faces(20,24),mat=nr),(.36+.2*i,.76-.08*i,.36),(-.12,.0,-.30-.2*i)),.01)
    put(P,rng,'scallion',gp(rng,.30,.065,44,.10,.06),scale=(.8,1.1)); put(P,rng,'scallion',gp(rng,.85,.24,9)); put(P,rng,'sesame',gp(rng,.85,.08,60))
    # black garlic oil
    od=food('bgoil','#140c08','#2a1a10',rough=.05,sss=0,bump=0,coat=1,rndv=.1); om=variants('bgo',2,lambda i: blob('bgo',(.045,.040,.003),.12,1.3,i,3,od))
    for x,y in gp(rng,1.0,.10,46,shape=lambda x,y:math.hypot(x,y)>.72): obj(rng.choice(om),(x,y,.462),(0,0,rng.uniform(0,6)),rng.uniform(.3,1.4))
    drizzle(P,wavepath(-.15,-.28,.34,.30,.07,1.5),.016,'#1c110a',rough=.08)
    chopsticks(-2.15,-1.25,-.4,-1.48,.06,.06,('#3b2012','#6b3d20')); dip(1.62,1.3,.36,.2,'#7a2418','#0f0805','#241408','bgd',spiral=0,inner='#e6dcc8'); loose(rng,'scallion',[(1.45,-.85),(1.6,-1.0),(1.35,-1.1)])
    bg_=B('bgclove',(.10,.065,.055),'#1c1210','#3a2820',amp=.12,rough=.4,bump=.3,coat=.2)
    for i,p in enumerate(((1.62,-.5),(1.48,-.42),(1.72,-.36))): obj(bg_[i],(*p,.055),(0,0,i*1.3))

def maki(kind,seed=0,R=.235,th=.30):
    """a slice of a roll: nori round the side, rice, and strips of vegetable cut across"""
    m=food('maki',vcol=True,rough=.5,sss=.12,bump=.2,bscale=34,coat=.05,rndv=.04,rndh=0,spec=.35); pal={'a':(('#8aa83c','#c9d67a'),('#c9540f','#e8782a'),('#3f7a2a','#b9d68a'),('#a81c12','#d4402c')),'b':(('#4a1646','#8a3a80'),('#d99a10','#f0bc3a'),('#8aa83c','#c9d67a'),('#c9540f','#e8782a'))}[kind]
    box=((-.27,.23,.30,.24),(.29,.26,.22,.29),(.24,-.27,.32,.21),(-.28,-.27,.21,.27))
    def cf(x,y,z,p,s):
        X,Y=x/R,y/R; r=np.hypot(X,Y); n=N(X,Y,9,seed,3); c=mix(lin('#d9d0bc'),lin('#f2ecde'),c01(.5+1.3*n)); c=mix(c,lin('#bfb398'),sstep(.2,.45,N(X,Y,16,8))*.5)
        for (bx,by,w,h),(c1,c2) in zip(box,pal):
            a=.25*math.sin(seed*2.1+bx*9); u=(X-bx)*math.cos(a)+(Y-by)*math.sin(a); v=-(X-bx)*math.sin(a)+(Y-by)*math.cos(a); d=np.maximum(np.abs(u)/w,np.abs(v)/h)+.16*N(X,Y,4,seed+bx); f=mix(lin(c1),lin(c2),c01(.35+.9*N(X,Y,7,seed+by*3)+.5*(1-d))); c=mix(c,f,1-sstep(.96,1.03,d))
        nori=mix(lin('#0c1510'),lin('#22352a'),c01(.4+1.2*fbm(np.stack([X*9,Y*9,z*40],-1),3))); side=(p<1.5)|(r>.945); return np.where(side[...,None],nori,c)
    a=np.linspace(0,2*np.pi,120,endpoint=False); rr=R*(1+.02*np.cos(2*a+seed)+.012*np.cos(3*a+seed*2)); return aslab('maki',np.stack([rr*np.cos(a),rr*np.sin(a)],-1),0,th,cf,m,.012,8,60,topf=lambda x,y,s:(.010*N(x,y,60,4)-.006)*(s<.92),sidef=lambda x,y,z:.004*fbm(np.stack([x*12,y*12,z*12],-1),2))

def rainbow_maki(S):
    rng=bg(S,('#e6d8bd','#f0e5d0'),415,(1.8,1.0,2.0,1.8,-.35,'#c9653d','#f6efe0',415),elev=42,dist=5.9,target=(.0,.0,.14)); sl=board((0,0),(2.9,1.75),.04,'#23282c','#343b40',.09,14); z=.09; th=.30
    rc=rice(); tops=[]
    def stand(kind,k,x,y): obj(maki(kind,k),(x,y,z),quat=align((rng.uniform(-.03,.03),rng.uniform(-.03,.03),1),rng.uniform(0,6.28))); tops.append((x,y,z+th))
    for i in range(5): stand('a',i,-1.04+.515*i,.46+.03*i)
    for i in range(4): stand('b',i+7,-.78+.515*i,-.06+.03*i)
    for k,(x,y,a,kind) in enumerate(((-1.02,-.46,.45,'a'),(-.46,-.56,-.15,'b'))):
        q=Quaternion((0,0,1),a)@Quaternion((1,0,0),1.38)@Quaternion((0,0,1),rng.uniform(0,6)); o=Vector((x,y,z+.235)); obj(maki(kind,k+13),o,quat=q)
        for _ in range(46):
            b=rng.uniform(0,6.28); d=rng.uniform(.158,.208); obj(rng.choice(rc),o+q@Vector((d*math.cos(b),d*math.sin(b),th-.002)),quat=q@align((rng.uniform(-.2,.2),rng.uniform(-.2,.2),1),rng.uniform(0,6)),scale=rng.uniform(.65,.85))
    for x,y,zt in tops:
        for _ in range(40):
            a=rng.uniform(0,6.28); r=rng.uniform(.150,.208); obj(rng.choice(rc),(x+r*math.cos(a),y+r*math.sin(a),zt-.002),quat=align((rng.uniform(-.2,.2),rng.uniform(-.2,.2),1),rng.uniform(0,6)),scale=rng.uniform(.65,.85))
    ss=ING['sesame']['f'](); bs=ING['bsesame']['f']()
    for x,y,zt in tops:
        for _ in range(5): a=rng.uniform(0,6.28); r=rng.uniform(.02,.19); obj((ss if rng.random()<.5 else bs)[0],(x+r*math.cos(a),y+r*math.sin(a),zt+.018),quat=align((0,0,1),rng.uniform(0,6)),scale=.9)
    gi=ribbon(food('gari','#f0a0a4','#fbd3cc',rough=.3,sss=.4,bump=.05,coat=.3,rndv=.1),.34,.17,n=5,curl=.09,name='gari'); P=Pile(1.6,lambda X,Y:z+0*X,.02)
    for x,y in gp(rng,.20,.05,22,.42,-.56): zz=P.put_ellipsoid(x,y,.10,.03,.008,.8); lay_solid(lay(gi,rng,x,y,min(zz,.30)+.015,P.normal(x,y),tilt=.5,scale=.85),.010)
    wm=food('wasabi','#8fae3a','#b9cf5e',scale=8,rough=.6,sss=.2,bump=.4,bscale=24,rndv=0); obj(blob('wasabi',(.15,.14,.11),.14,2.2,3,5,wm,lambda p,n:np.stack([p[:,0],p[:,1],np.maximum(p[:,2],-.05)],-1)),(.92,-.52,z+.05))
    lfm=leaf('micro',5)
    for x,y in gp(rng,.14,.05,9,.70,-.66): lay(lfm,rng,x,y,z+.05,tilt=.6)
    dip(1.55,-.95,.40,.20,'#2c3c5a','#1c0a04','#3a180a','soy',spiral=0,inner='#e6dcc8'); loose(rng,'sesame',gp(rng,.3,.07,16,.1,-1.15)); chopsticks(-1.75,-1.22,.55,-1.12,.06,.06,('#6b3d20','#9a6236'))
    av=avocado_slice()
    for i in range(4): obj(av[0],(-1.30+.10*i,1.20-.03*i,.06+.015*i),quat=align((-.3,-.2,1),.5+.1*i),scale=.95)
