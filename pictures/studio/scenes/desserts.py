"""Scenes of the desserts."""
from kit import *


def apple_crumble(S):
    rng=base(S,'forest',30,elev=42,dist=6.3,target=(.02,-.02,.22)); cloth((1.5,1.0),(2.1,1.8),-.45,'#f0e6d2','#b5402f',seed=130)
    oval_dish(1.30,.98,.42,'#c9583a','#e9dcc6',clay='#e9c9a6'); 
    fm=vm('apfill',rough=.25,sss=.25,bump=.15,bscale=14,coat=.4,rndv=0,rndh=0); X,Y,f=disk_grid(1,60,200); k=(np.abs(np.cos(np.arctan2(Y,X)))**2.6+np.abs(np.sin(np.arctan2(Y,X)))**2.6)**(-1/2.6); obj(mesh('fill',np.stack([X*k*1.22,Y*k*.90,.27+.02*nz(X,Y,4)],-1),f,cmix('#c9862f','#e6b35a',.5+nz(X,Y,4)),fm))
    ax=lambda x,y,a=1.16,b=.85:(abs(x/a)**2.6+abs(y/b)**2.6)<1
    hole=lambda x,y:((x-.52)/.44)**2+((y+.38)/.36)**2
    P=Pile(1.35,lambda X,Y:.28+.10*np.clip(1-(np.abs(X/1.2)**3+np.abs(Y/.9)**3),0,1)-.06*(((X-.52)/.44)**2+((Y+.38)/.36)**2<1)); ap=variants('apch',5,lambda i: blob('apch',(.15,.10,.06),.08,1.5,i,4,vm('apch',rough=.22,sss=.35,bump=.12,bscale=12,coat=.5,rndv=.12,sssr=(.12,.09,.03)),None,lambda p,n:cmix('#e2a43c','#f4d486',.5+nz(p[:,0],p[:,1],8,i)),3,4))
    for x,y in poisson(rng,.46,.13,22,.52,-.38,shape=lambda x,y:hole(x,y)<1.0 and ax(x,y)): z=P.put_ellipsoid(x,y,.11,.05,.02); obj(rng.choice(ap),(x,y,z),quat=align((rng.uniform(-.6,.6),rng.uniform(-.8,.2),1),rng.uniform(0,6)),scale=rng.uniform(.8,1.05))
    cm=food('crumb','#b5742f','#e3b369',scale=7,rough=.8,sss=.06,bump=.6,bscale=24,rndv=.2,contrast=(.3,.62)); c1=crumb(cm,.085,7,.42); c2=crumb(cm,.05,6,.45); c3=crumb(cm,.028,4,.5,'crumb',2); sh=lambda x,y:ax(x,y) and hole(x,y)>1.02+.25*math.sin(9*math.atan2(y+.38,x-.52))*.4
    for x,y in poisson(rng,1.45,.125,240,shape=sh,tries=9000): z=P.put_ellipsoid(x,y,.075,.055,.03); obj(rng.choice(c1),(x,y,z),quat=rq(rng),scale=rng.uniform(.7,1.15))
    for x,y in poisson(rng,1.45,.082,420,shape=sh,tries=12000): z=P.put_ellipsoid(x,y,.045,.036,.015); obj(rng.choice(c2),(x,y,z),quat=rq(rng),scale=rng.uniform(.7,1.2))
    for x,y in poisson(rng,1.45,.06,420,shape=lambda x,y:ax(x,y),tries=9000): obj(rng.choice(c3),(x,y,P.h(x,y)+.012),quat=rq(rng),scale=rng.uniform(.6,1.2))
    oa=oat(); 
    for x,y in poisson(rng,1.4,.16,60,shape=sh): lay(oa,rng,x,y,P.h(x,y)+.015,tilt=.5,scale=.9)
    # apple slices fanned on the crumble
    hp=halfapple('#b3201f','#d98a3a',.05,.25)
    for k in range(4): x,y=-.62+.13*k,.02-.05*k; obj(hp[0],(x,y,P.h(x,y)+.15),quat=align((-.45,-.35,1),2.6+.12*k),scale=1.0)
    sp=spoon((.40,-.42,.36),-.55,1.05,metal('gold','#caa25e',.22),tilt=-.10)
    put_apple(rng,-1.42,1.25,.9,'#b3201f'); obj(hp[0],(1.45,-.85,.06),quat=align((.1,-.3,1),.6)); obj(hp[0],(1.30,-1.02,.08),quat=align((.1,-.5,1),.9)); put_cinn(-1.35,-.95,.06,.5,.7); put_cinn(-1.28,-1.08,.06,.7,.7); scatter_table(c2,rng,[(rng.uniform(.6,1.2),rng.uniform(-1.25,-1.1)) for _ in range(8)],.03,False)


def banana_ice_cream(S):
    rng=base(S,('#6a7a88','#768694'),22,elev=31,dist=5.2,target=(.02,-.02,.46)); cloth((1.6,1.2),(2.0,1.8),-.4,'#ece3d2',stripe='#4a6a94',seed=122); bowl(.98,.40,'#cfc6b6',inner='#ddd5c6',clay='#a98763')
    cream=('#d9bd88','#efdcb2'); sc=((-.36,.18,.43,.41,3),(.38,.22,.42,.40,4),(.04,-.30,.42,.43,5),(.05,.10,.84,.39,6)); cm=food('csauce','#2c1308','#4a2412',scale=3,rough=.14,sss=.05,bump=.02,coat=.45,rndv=0,rndh=0)
    for k,(x,y,z,r,sd) in enumerate(sc): obj(soft_scoop(r,*cream,sd),(x,y,z),(rng.uniform(-.08,.08),rng.uniform(-.08,.08),0))
    obj(scoop_sauce(.39,6,cm,1.15,12,.022),(.05,.10,.84)); obj(scoop_sauce(.43,5,cm,.50,7,.016),(.04,-.30,.42))
    # What has melted stands in the bowl, and sauce has run into it.
    x,y,f=disk_grid(.82,60,200); r=np.hypot(x,y)/.82; c=cmix('#dfc792','#efdfb6',.5+N(x,y,4,2)); c=mix(c,lin('#3d1c0d'),sstep(.12,.22,N(x+.05*N(x,y,6,3),y,2.6,7,4))*.9); obj(mesh('melt',np.stack([x,y,.255+.012*N(x,y,5,3)+.01*r**8],-1),f,c,vm('melt',rough=.16,sss=.2,bump=.02,coat=.3,rndv=0,rndh=0)))
    bs=banana_slice(.075,.165)
    for k,(x,y,z,nx,ny) in enumerate(((.60,-.46,.40,.30,-.62),(.74,-.22,.42,.42,-.40),(.50,-.30,.50,.20,-.75),(-.62,-.36,.40,-.30,-.62),(-.48,-.50,.37,-.12,-.5))): obj(bs[k%4],(x,y,z),quat=align((nx,ny,1),rng.uniform(0,6)),scale=rng.uniform(.92,1.08))
    pn=peanut(); nuts=[h for i,p in enumerate(pn[:3]) if (h:=broken(p,WITHIN['peanut'],i))]+pn[3:]; g=lambda n,s,cx,cy: [(rng.gauss(cx,s),rng.gauss(cy,s)) for _ in range(n)]; upd(); drop(nuts,rng,g(26,.17,.05,.06)+g(16,.2,.06,-.32),.008,scale=(.3,.8),rand=True); cr=crumb(fm('#c9a05c','#e8cc96',rough=.75,sss=.05,bump=0),.012,5,.5,'nutdust',1); drop(cr,rng,g(120,.24,.05,-.02)+g(40,.35,.05,-.2),.003,scale=(.25,1.2),rand=True)
    for p in ((1.12,-.66),(-1.15,-.72),(1.02,-.80)): obj(nuts[int(abs(p[0])*9)%len(nuts)],(*p,.02),quat=rq(rng),scale=.7)


def blueberry_galette(S):
    rng=base(S,'butter',32,elev=46,dist=6.2,target=(.02,-.02,.1)); cloth((-1.6,.9),(2.1,1.8),.4,'#f6f0e4','#4a5a8a',seed=132)
    o=tray_board(2.9,2.5,.06,'#7a4e2e','#b5834f',loc=(0,0),rot=.1)
    R=1.12; nt,nr=360,130; r=np.linspace(0.002,1,nr)[None,:]; a=np.linspace(0,2*np.pi,nt,endpoint=False)[:,None]; out=R*(1+.025*np.cos(3*a+1)+.02*np.cos(5*a)+.012*np.cos(11*a)); pl=11; ph=(a*pl/(2*np.pi)+.25*np.sin(a*3)+1.6*(r-.8))%1; inn=.70+.03*np.cos(4*a)+.05*(ph-.5)
    rr=out*r; X,Y=rr*np.cos(a),rr*np.sin(a); fold=sstep(inn-.035,inn+.02,r); z=.035+fold*(.10+.10*ph+.05*np.sin(np.pi*np.clip((r-inn)/(1-inn),0,1)))*(1-sstep(.88,1.0,r)**2*.95)+.012*nz(X,Y,6)-.02*fold*(np.abs(ph-.03)<.05); n=nz(X,Y,4,3); c=cmix('#c98a45','#ecc98a',.5+1.0*n); c=mix(c,lin('#9a5a24'),np.clip(sstep(.1,.45,nz(X,Y,8,5))*.5+sstep(.9,1,r)*.5,0,1)*fold); c=mix(c,cmix('#b5702e','#dda55a',.5+nz(X,Y,6,9)),fold*np.clip(.35+.5*ph,0,1)*.8); c=mix(c,lin('#7a3f16'),np.maximum(sstep(.86,.97,ph),(ph<.04)*.8)*fold*.75); c=mix(c,lin('#3a1440'),(1-sstep(inn-.06,inn+.015,r))*.95); c=mix(c,lin('#7a2d58'),(np.exp(-((r-inn-.03)/.035)**2))*.35*(nz(X,Y,7,8)>.0))
    m=vm('gal',rough=.6,sss=.08,bump=.4,bscale=22,coat=.1,rndv=0,rndh=0); V=np.stack([X,Y,z],-1).reshape(-1,3); obj(mesh('gal',V,grid_faces(nt,nr,wrap_u=True),c.reshape(-1,3),m),(0,0,.062))
    jm=food('jam','#2a0f3a','#54205c',scale=4,rough=.1,sss=.2,bump=.1,coat=.8,rndv=0,rndh=0); X,Y,f=disk_grid(.80,40,120); obj(mesh('jam',np.stack([X,Y,.125+.02*nz(X,Y,5)],-1),f,mat=jm)); P=Pile(1.2,lambda X,Y:.12+0*X)
    bb=blueberry(); bj=variants('bbj',3,lambda i: blob('bbj',(.082,.082,.07),.08,1.6,i,3,food('bbj','#2a1446','#4a2468',scale=4,rough=.16,sss=.25,bump=.1,coat=.6,rndv=.25)))
    for x,y in poisson(rng,.74,.142,95,tries=9000): z=P.put_ellipsoid(x,y,.08,.07,.03); obj(rng.choice(bj if rng.random()<.5 else bb),(x,y,z),quat=align((rng.uniform(-.6,.6),rng.uniform(-.8,.2),1),rng.uniform(0,6)),scale=rng.uniform(.9,1.1))
    pput(P,bb,rng,poisson(rng,.5,.16,24),.083,.075,.03); sg=seed('#fffaf0',(.010,.009,.007),'csug')
    upd(); drop(sg,rng,[(R*.86*math.cos(t)+rng.uniform(-.12,.12)*math.cos(t),R*.86*math.sin(t)+rng.uniform(-.12,.12)*math.sin(t)) for t in [rng.uniform(0,6.28) for _ in range(320)]],.004,rand=True,scale=(.5,1.1)); P2=spile(0,0,.3,.03); mintsprig(rng,.02,.0,P2.h(0,0)+.03,1.05)
    al=almond_flake(); drop(al,rng,[(R*.85*math.cos(t),R*.85*math.sin(t)) for t in [rng.uniform(0,6.28) for _ in range(16)]],.012)
    berries(rng,[(1.35,-.85),(1.22,-1.0),(1.45,-1.05),(-1.42,-.95),(-1.3,-1.1)],'b',.0); lm=wedge('lemon'); obj(lm[0],(1.48,.75,.11),(math.radians(112),.1,.5)); scatter_table(leaf('mint',5),rng,[(-1.5,-.75)],.05)


def carrot_cake(S):
    fr=('#f4e4c2','#fdf3dc'); cr=('#94501f','#cf8d48'); L=[(.25,*cr),(.32,*fr),(.55,*cr),(.62,*fr),(.84,*cr),(9,*fr)]
    def top(rng,o,z,c,spin,R):
        w=walnut(); x0,y0=o.location.x,o.location.y; P=spile(x0+c[0],y0+c[1],.6,.025); ux,uy=math.cos(spin),math.sin(spin)
        pts=[(x0+ux*t-uy*s,y0+uy*t+ux*s) for t,s in ((1.12,.0),(1.05,.2),(1.02,-.19),(.88,.05),(.84,-.12))]; pput(P,w,rng,pts,.11,.06,.02,(.95,1.15),up=(0,-.25,1))
        ca=stick(food('carrot','#c9641c','#e08436',rough=.45,sss=.25,bump=.1),.15,.009,6,.05,'carrot'); pp=[(x0+ux*t-uy*s,y0+uy*t+ux*s) for t,s in [(rng.uniform(.55,.8),rng.gauss(0,.06)) for _ in range(16)]]
        for x,y in pp: zz=P.put_ellipsoid(x,y,.04,.014,.004); lay(ca,rng,x,y,zz,(0,0,1),tilt=.3)
        ck=crumb(food('carfl','#d9641a','#f08a30',rough=.4,sss=.2,bump=.1),.022,4,.5,'carfl',1); wk=crumb(food('walfl','#6b3f1a','#b07a42',rough=.6,sss=0,bump=.2),.03,4,.5,'walfl',1)
        # flecks in the visible cut faces
        for sg in (-1,1):
            a=spin+sg*.31; nx,ny=-math.sin(a)*sg,math.cos(a)*sg
            for k in range(40):
                t=rng.uniform(.12,1.14); zz=rng.choice((rng.uniform(.03,.23),rng.uniform(.34,.53),rng.uniform(.64,.81))); obj(rng.choice(ca if k%3 else wk),(x0+t*math.cos(a)+nx*-.003,y0+t*math.sin(a)+ny*-.003,.065+zz),quat=align((nx,ny,0),rng.uniform(0,6.28)),scale=rng.uniform(.3,.7) if k%3 else rng.uniform(.4,.7))
    def props(rng):
        w=walnut()
        for p in [(-1.25,-.55),(-1.1,-.75),(1.2,-.6),(1.35,-.8)]: obj(rng.choice(w),(*p,.04),(0,0,rng.uniform(0,6)))
        fork((-.55,-.60,.075),-.12,.68,metal('gold','#caa25e',.22))
    cake_slice(S,'teal',12,L,fr,.93,1.28,.62,'#f3ece0',top,props,(((-1.5,.7),(1.9,1.6),.4,'#efe0c6'),dict(stripe='#c9652d',seed=112)),sw='teal',hole=.75)


def chia_chocolate_pudding(S):
    ch=('#280f07','#45200f'); cr=('#f2e4c8','#fcf4e2')
    cm=lambda: vm('chiac',rough=.4,sss=.1,bump=.5,bscale=30,coat=.15,rndv=0,rndh=0)
    def ex(rng,x,y,H,R):
        cs=seed('#1c120d',(.016,.012,.010),'chiad'); cl=seed('#8a6a55',(.015,.011,.009),'chial')
        for k in range(240): a=rng.uniform(-3.14,.2); t=rng.uniform(.10,.50); z=.1+t*H; r=crad(z,H,R,.84,.9)+.001; obj(rng.choice(cs+cl),(x+r*math.cos(a),y+r*math.sin(a),z),quat=rq(rng),scale=rng.uniform(.8,1.2))
    def top(rng,x,y,zt,R):
        pool(rng,x,y,zt-.012,R,'#34190d','#5a3220',cm(),.03,3,.02); upd(); cs=seed('#1c120d',(.016,.012,.010),'chiad'); drop(cs,rng,dust_pts(rng,x,y,R*.95,90),.004,rand=True); obj(dollop(.25,seed=2,h=.55),(x-.05,y+.06,zt+.03)); P=spile(x,y,R,.025); rp=raspberry(); pput(P,rp,rng,[(x+.10,y-.18),(x-.14,y-.20),(x-.01,y-.08),(x+.22,y-.02)],.09,.07,.02,(1.05,1.2)); sh=ribbon_curl(0); 
        lay_solid(obj(ribbon_curl(1),(x+.1,y+.14,P.h(x+.1,y+.14)+.06),(.4,.5,.6),1.2),.012); lay_solid(obj(ribbon_curl(2),(x-.12,y+.12,P.h(x-.12,y+.12)+.06),(.2,-.6,2.1),1.2),.012); mintsprig(rng,x+.02,y+.02,P.h(x+.02,y+.02)+.05,1.0)
    def props(rng):
        berries(rng,[(-1.05,-.65),(-.9,-.82),(.62,-.82),(.82,-.68),(1.3,-.2)],'r'); cn=nib('#2a1209','#4a2616',.04,'nibs2'); scatter_table(cn,rng,[(rng.uniform(-1.2,-.6),rng.uniform(-.95,-.5)) for _ in range(8)]+[(rng.uniform(.4,1.2),rng.uniform(-1,-.5)) for _ in range(9)],.03,False); scatter_table(leaf('mint',5),rng,[(.45,-.95),(-1.25,-.55)],.05); spoon((.1,-1.0,0),.15,.8,metal('gold','#caa25e',.22))
    glass_scene(S,'blush','blush',44,[(.60,*ch),(.80,*cr),(1.1,*ch)],top,props,(((-1.6,.5),(1.9,1.5),.35,'#7a3a4a'),dict(stripe='#f0dcd0',seed=144)),H=.98,R=.50,taper=.84,fill=.9,elev=20,tz=.52,dist=5.5,extra=ex,mat=cm,spots=((-.28,-.1,1.0),(.98,.9,1.0)))


def chocolate_avocado_mousse(S):
    S=dict(S); S.update(elev=34,dist=5.5,target=(.12,.05,.48)); rng=random.Random(3); stage(table=('#5a2f3c','#6d3b49'),**S)
    cloth((-1.4,.9),(2.2,1.8),.3,'#e8d5c4','#8c4a4a',seed=31)
    mm=food('choc','#34170c','#4d2615',scale=3,rough=.42,sss=.08,sssr=(.04,.02,.01),bump=.12,bscale=22,coat=.15,rndv=0,rndh=0)
    rp=raspberry(); mt=leaf('mint',5); bb=blueberry()
    cur=variants('curl',3,lambda i: ribbon_curl(i))
    def cup(x,y,col,rot,full=True):
        prof_o=[(.001,.0),(.44,.0),(.47,.02),(.5,.12),(.585,.42),(.62,.62)]; prof_r=[(.618,.64),(.60,.652),(.582,.64)]; prof_i=[(.555,.45),(.47,.14),(.40,.07),(.001,.06)]
        prof=smooth_prof(prof_o+prof_r+prof_i,130); c=lin(col); cl=lin('#b08a66')
        # ribs
        def colf(V,s): f=1-sstep(.05,.08,V[:,2]); f=f*(s<.5); rm=sstep(.63,.65,V[:,2]); k=np.maximum(f,rm*.7)[:,None]; return c*(1-k)+cl*k
        m=ceramic('cup'+col,col,'#6b5a48',.35,.3); obj(revolve('cup',prof,168,m,colf,rfun=lambda th,z:1+.012*np.cos(th*28)*sstep(.08,.15,z)*(1-sstep(.52,.6,z))),(x,y,0),(0,0,rot))
        pin=smooth_prof(prof_r[2:]+prof_i,60)[::-1]; surface(pin,.56,lambda X,Y,r,z: mix(lin('#34170c'),lin('#4d2615'),np.clip(.5+fbm(np.stack([X*4,Y*4,X*0],-1),3),0,1)),food('choc2',vcol=True,rough=.4,sss=.05,bump=.1,coat=.15,rndv=0,rndh=0),(x,y),amp=.01)
        obj(piped(.36,.40,2.9,.185,.06,mm,7,.16),(x,y,.66),(0,0,rot))
        for (a,r,z,t) in ((rot+.9,.30,.93,.5),(rot+1.75,.33,.90,.6),(rot+2.5,.30,.92,.4)): obj(rp[int(a)%3],(x+r*math.cos(a),y+r*math.sin(a),z),quat=align((.5*math.cos(a),.5*math.sin(a),.7),a,.2,rng),scale=1.12)
        for a,t in ((rot+1.2,.1),(rot+2.0,-.3)): lay(mt,rng,x+.16*math.cos(a),y+.16*math.sin(a),1.09,nrm=(.2*math.cos(a),.2*math.sin(a),1),spin=a,tilt=.25,scale=.95)
        cn=crumb(food('nib','#2b140b','#4a2616',rough=.5,sss=0,bump=.2),.028,4,.4,'nib',2)
        for k in range(46): a=rng.uniform(0,6.28); r=rng.uniform(.05,.5); obj(rng.choice(cn),(x+r*math.cos(a),y+r*math.sin(a),.60+max(0,.42*(1-r/.47))+.07),quat=rq(rng),scale=rng.uniform(.5,1))
    cup(-.05,-.15,'#e9dfd0',-2.6); cup(1.25,1.15,'#e9dfd0',-1.2); cup(-1.55,1.35,'#d9b9a6',-2.0)
    for p in [(.95,-.75),(1.12,-.62),(-1.0,-.8),(1.3,-.25)]: obj(rng.choice(rp),(*p,.07),quat=align((rng.uniform(-1,1),-.8,.3),rng.uniform(0,6),.2,rng),scale=1.1)
    for p in [(1.42,-.5),(-1.2,-.62),(-1.05,-.45)]: obj(rng.choice(bb),(*p,.075),quat=align((rng.uniform(-.5,.5),-.6,1),0,.3,rng))
    scatter_table(mt,rng,[(1.05,-.98),(-.85,-1.0)],.04)
    # chocolate shards
    cm=food('shard','#2a1209','#3b1b0e',rough=.3,sss=0,bump=.1,coat=.3)
    for k in range(9):
        x,y=rng.choice([(rng.uniform(.8,1.7),rng.uniform(-1.05,-.3)),(rng.uniform(-1.5,-.8),rng.uniform(-.95,-.3))]); b=blob('sh',(.10*rng.uniform(.5,1.1),.07,.022),.25,1.2,k,2,cm,power=6); obj(b,(x,y,.025),(rng.uniform(-.2,.2),rng.uniform(-.2,.2),rng.uniform(0,6)))
    spoon((.55,-1.15,0),.42,.9,metal('gold','#caa25e',.22))


def chocolate_cake(S):
    fr=('#3a1a0d','#5e321d'); cr=('#47220f','#743f22'); L=[(.30,*cr),(.37,'#3a1a0e','#5a2e1a'),(.66,*cr),(.73,'#3a1a0e','#5a2e1a'),(1.0,*cr),(9,*fr)]
    rng=base(S,'rose',14,elev=25,dist=6.2,target=(.05,-.2,.70)); sweep(*TB['rose'],4.6); cloth((1.55,.5),(1.9,1.7),-.5,'#f3e8e0','#8c3a4a',seed=114)
    st=rev('stand',[(.001,0),(.5,0),(.52,.03),(.22,.09),(.16,.2),(.3,.27),(1.25,.30),(1.28,.37),(1.2,.36),(.001,.34)],ceramic('standw','#f1ebe2','#8a7a66',.2),lambda x,y,z:np.tile(lin('#f1ebe2'),x.shape+(1,)),n=120); obj(st,(0,0,0)); z0=.345; R,H=.98,.92
    m=crumbed('cake',.48,.05,58,.9,'#5a3420',.62,coat=.06); cf=cakecf([(.26,*cr),(.33,'#8a5232','#a0684a'),(.57,*cr),(.63,'#8a5232','#a0684a'),(.86,*cr),(9,*fr)],R,fr,.06,fr,4,hole=.55)
    sw=lambda x,y,z:.014*np.sin(z*34+2.2*np.arctan2(y,x)+2*nz(x,y,2,1,3,z))*sstep(R-.1,R-.05,np.hypot(x,y))
    obj(prism('cake',pac(R,.72,620),0,H,cf,m,.04,70,60,topf=lambda x,y,s:.014*np.sin(np.hypot(x,y)*30+2*np.arctan2(y,x)),sidef=sw,disp=.008,dfreq=8),(0,0,z0),(0,0,-1.25)); upd()
    mm=food('chocp','#34170c','#4d2615',scale=3,rough=.4,sss=.05,bump=.12,bscale=22,coat=.2,rndv=0,rndh=0); pm=piped(.115,.20,1.8,.075,.02,mm,7,.16); rp=raspberry()
    for k in range(12):
        a=-1.25+.56+k*(6.283-1.12)/11; x,y=.78*math.cos(a),.78*math.sin(a); obj(pm,(x,y,z0+H+.035),(0,0,rng.uniform(0,6))); obj(rng.choice(rp),(x,y,z0+H+.215),quat=align((.15*math.cos(a),.15*math.sin(a)-.15,1),0,.15,rng),scale=1.05)
    P=spile(0,0,.65,.03); pput(P,rp,rng,poisson(rng,.42,.17,16,-.05,.12),.09,.07,.02,(1.0,1.15)); pput(P,rp,rng,poisson(rng,.22,.17,5,-.05,.15),.09,.07,.02,(1.0,1.15)); pput(P,blueberry(),rng,[(-.35,-.05),(.2,.35),(.05,-.12),(-.3,.4)],.08,.07,.02)
    sh=crumb(food('shard','#2a1209','#3b1b0e',rough=.3,sss=0,bump=.1,coat=.3),.035,5,.5,'shard',1); drop(sh,rng,[(rng.uniform(-1.3,1.3),rng.uniform(-1.15,-.9)) for _ in range(24)],.012,rand=True)
    berries(rng,[(1.02,-.86)],'r')


def chocolate_chip_cookies(S):
    S=dict(S); S.update(elev=44,dist=6.0); rng=random.Random(6); stage(table=('#3d5a6c','#48687b'),**S); cloth((-.2,.2),(3.2,2.4),.2,'#efe6d6','#3d5a6c',seed=81)
    cm=food('cook',vcol=True,rough=.72,sss=.06,bump=.5,bscale=20,rndv=.08,rndh=.004); ch=food('chip','#2a1209','#3b1b0e',rough=.3,sss=0,bump=.08,coat=.3)
    def cookie(i):
        nr,nt=80,160; x,y,f=disk_grid(1,nr,nt); r=np.hypot(x,y); a=np.arctan2(y,x); P=np.stack([x*3+i*9,y*3,x*0],-1); n=fbm(P,4); rad=.5*(1+.03*fbm(np.stack([np.cos(a)*2+i,np.sin(a)*2,a*0],-1),2)); crack=np.abs(fbm(P*1.3+3,3)); z=.12*np.clip(1-r**5,0,1)**.6+.035*n*(1-r**4)-.035*(1-sstep(0,.05,crack))*(1-sstep(.75,.9,r))
        c=mix(lin('#b87432'),lin('#dca35c'),np.clip(.5+.9*n,0,1)); c=mix(c,lin('#8a4a1a'),sstep(.75,1,r)*.75); c=mix(c,lin('#e3b575'),(1-sstep(0,.05,crack))*.6); N=len(x); V=np.concatenate([np.stack([x*rad,y*rad,z],-1),np.stack([x*rad,y*rad,z*0],-1)]); return mesh('cookie',V,f+[tuple(k+N for k in reversed(q)) for q in f],np.concatenate([c,np.tile(lin('#9a5a24'),(N,1))]),cm)
    cs=[cookie(i) for i in range(5)]; chips=[blob('chip',(.06,.055,.035),.2,1.3,i,3,ch) for i in range(4)]
    def put(x,y,z,tx=0,ty=0,i=0):
        q=align((tx,ty,1),rng.uniform(0,6)); M=q.to_matrix(); obj(cs[i%5],(x,y,z),quat=q)
        for dx,dy in poisson(rng,.40,.15,9): v=M@Vector((dx,dy,.12*(1-(math.hypot(dx,dy)/.5)**5)**.6)); obj(rng.choice(chips),(x+v[0],y+v[1],z+v[2]),quat=align((tx+rng.uniform(-.3,.3),ty+rng.uniform(-.3,.3),1),rng.uniform(0,6)),scale=rng.uniform(.6,1.1))
    for k,(x,y,z,tx,ty) in enumerate([(-.62,.55,.03,0,0),(.55,.62,.03,0,0),(-.05,-.30,.03,0,0),(-.55,.50,.19,.06,-.05),(.52,.56,.19,-.05,-.06),(.0,.62,.33,.03,-.12),(1.12,-.25,.03,0,0),(-1.15,-.35,.03,0,0),(.55,-.62,.10,-.3,-.35)]): put(x,y,z,tx,ty,k)
    for x,y in poisson(rng,1.6,.3,16): obj(rng.choice(chips),(x,y,.06),quat=rq(rng),scale=.8)
    sl=seed('#f7f4ee',(.012,.012,.008),'salt')
    for x,y in poisson(rng,1.0,.12,40,0,.1): pass
    gm=glass('gl'); H,R=.95,.36; po=[(.001,0),(R*.85,0),(R*.9,.02),(R,H)]; pi=[(R-.03,H),(R*.9-.035,.09),(.001,.08)]; obj(revolve('glass',smooth_prof(po+[(R-.015,H+.01)]+pi,90),96,gm),(1.25,1.35,0)); obj(revolve('milk',smooth_prof([(.001,.085),(R*.9-.04,.095),(R*.97-.035,H*.8),(.001,H*.8)],80),96,food('milk','#f3ece0','#f8f3ea',rough=.3,sss=.3,bump=0,rndv=0)),(1.25,1.35,0))
    al=almond_flake(); scatter_table(al,rng,[(-1.3,.6),(-1.45,.4),(1.4,.35)],.05)


def chocolate_truffles(S):
    rng=base(S,'charcoal',50,elev=38,dist=5.2,target=(.0,-.02,.2)); cloth((1.3,.95),(1.9,1.6),-.4,'#8a3b4f','#e9d3c0',seed=150); plate(1.12,.10,'#e9dccb',speck='#8a7a66',clay='#b08b66'); dk=vm('truf',rough=.85,sss=.02,bump=.7,bscale=40,coat=0,rndv=.12,rndh=0); sm=vm('trufs',rough=.3,sss=.02,bump=.12,bscale=12,coat=.35,rndv=.1,rndh=0)
    co=[blob('truf',(.215,.215,.205),.07,1.5,i,5,dk,None,lambda p,n,i=i:cmix('#3a1a0e','#7a4526',.45+1.2*fbm(n*3+i,4)),4) for i in range(4)]; gl=[blob('trufs',(.21,.21,.20),.04,1.5,i,5,sm,None,lambda p,n,i=i:cmix('#2a120a','#4a2616',.5+fbm(n*2+i,3))) for i in range(3)]; nu=gl; ps=pist(); ck=coconut_shred()
    P=Pile(1.2,lambda X,Y:np.where(np.hypot(X,Y)<.8,.06,.08)); k=0; pts=[(-.52,.35),(-.05,.46),(.42,.36),(-.68,-.08),(-.24,.02),(.22,.0),(.66,-.06),(-.46,-.45),(.0,-.42),(.46,-.46),(-.28,.26),(.2,.24),(-.02,-.16),(.0,.12)]
    kinds=[0,1,2,0,3,0,1,2,0,0,1,0,2,0]
    for (x,y),kd in zip(pts,kinds):
        z=P.put_ellipsoid(x,y,.21,.20,.012); 
        if kd==0: obj(rng.choice(co),(x,y,z),quat=rq(rng))
        else:
            obj(rng.choice(gl),(x,y,z),quat=rq(rng)); ms=ps if kd==1 else ck if kd==2 else None
            if ms is None:
                drizzle_m=food('wchoc','#f1e3c8','#faf1de',rough=.3,sss=.2,bump=0,coat=.3,rndv=0); 
                for s in range(5): a=np.linspace(-1,1,30); xx=x-.14+.07*s+.05*a; yy=y+.19*a*math.sqrt(max(.05,1-((s-2)/2.6)**2)); zz=z+np.sqrt(np.clip(.208**2-(xx-x)**2-(yy-y)**2,0.0001,1)); obj(tube_mesh('wc',np.stack([xx,yy,zz],-1),.013,drizzle_m,8))
            else:
                for _ in range(150 if kd==1 else 130):
                    v=Vector((rng.gauss(0,1),rng.gauss(0,1),rng.gauss(.3,1))).normalized(); obj(rng.choice(ms),(x+v.x*.212,y+v.y*.212,z+v.z*.202),quat=align(v,rng.uniform(0,6),.5,rng) if kd==2 else rq(rng),scale=rng.uniform(.5,1.0) if kd==1 else rng.uniform(.8,1.1))
    cn=nib('#3b1a0c','#5f3219',.010,'cocoa'); scatter_table(cn,rng,dust_pts(rng,0,0,1.0,220),.075,False); scatter_table(cn,rng,dust_pts(rng,-1.15,-.8,.35,90),.008,False); z=.2; obj(co[1],(-1.12,-.72,.20)); obj(co[2],(1.25,-.62,.20)); h=nib('#2a1209','#3b1b0e',.06,'tshard'); scatter_table(h,rng,[(1.1,-.95),(1.3,-.9),(1.42,-.75),(1.0,-.88),(-1.35,-.5),(-1.4,-.85)],.04,False); scatter_table(ps,rng,[(rng.uniform(.8,1.3),rng.uniform(-1.1,-.8)) for _ in range(9)],.03,False); berries(rng,[(-.85,-.95),(-1.35,.55)],'r')


def cinnamon_rolls(S):
    rng=base(S,'stone',38,elev=43,dist=5.0,target=(.08,.04,.26),fstop=9); cloth((1.5,1.5),(2.0,1.8),-.4,'#e9e2d4',None,seed=138); oval_dish(1.26,1.06,.34,'#d9d2c4','#e6dfd0',p=6)
    at=[(-.78,.50),(.02,.54),(.80,.47),(-.80,-.36),(-.02,-.34),(.77,-.38)]; obj(rolls(at,1.13,.93),(0,.02,.07))


def coconut_macaroons(S):
    rng=base(S,('#5f7a7c','#6d8789'),54,elev=32,dist=4.2,target=(.04,-.04,.22)); cloth((-1.4,1.2),(1.9,1.7),.4,'#f5eddc','#d9a33a',seed=154); tray_board(3.0,2.0,.07,'#5f3d24','#8f6640',loc=(0,.1),rot=-.1); baking_paper((.0,.05),(2.4,1.5),-.08,'#e6dac0',.07); mounds,feet=macaroon(7)
    for k,(x,y,z,t) in enumerate([(-.70,.40,0,(0,0)),(-.12,.46,0,(.04,0)),(.46,.40,0,(0,.03)),(.96,.20,0,(0,0)),(-.50,-.12,0,(.02,-.04)),(.06,-.04,0,(0,0)),(.58,-.20,0,(-.03,0)),(-.22,.20,.33,(.18,-.12)),(-.92,-.42,.02,(.9,-.75)),(.14,-.44,0,(0,0))]): q=align((*t,1),rng.uniform(0,6)); s=rng.uniform(.9,1.08); lift=.135*s if abs(t[0])<.5 else .21; obj(mounds[k%7],(x,y,.085+lift+z),quat=q,scale=s); obj(feet[k%7],(x,y,.085+lift+z),quat=q,scale=s)
    cf=fm('#e9dcc0','#f7efdc',rough=.75,sss=0,bump=.1,rndv=.1); cg=fm('#b5742c','#dfb06a',rough=.75,sss=0,bump=.1,rndv=.2); sh=variants('mshr',8,lambda i: blob('mshr',(.022+.008*(i%4),.0055,.0018),.3,1.7,i*3,2,cg if i%4==3 else cf,lambda p,n: p+np.array([0,0,1])*(7*p[:,:1]**2*(1 if i%2 else -1)))); ch=crumb(fm('#2a1209','#4a2716',scale=12,rough=.5,sss=0,bump=.3),.012,6,.6,'mchc',1)
    for _ in range(230): a,r=rng.uniform(0,6.28),abs(rng.gauss(0,.55)); x,y=.0+r*math.cos(a)*1.3,-.30+r*math.sin(a)*.7; obj(rng.choice(sh),(x,y,.092),quat=align((0,0,1),rng.uniform(0,6),.25,rng),scale=rng.uniform(.45,1.05))
    for _ in range(26): x,y=rng.gauss(.3,.4),rng.gauss(-.6,.15); obj(rng.choice(ch),(x,y,.092),quat=rq(rng),scale=rng.uniform(.25,1.1))


def coconut_panna_cotta(S):
    rng=base(S,'berry',20,elev=30,dist=5.9,target=(.0,.0,.34)); cloth((1.5,1.0),(2.0,1.8),-.4,'#efe3da','#d98aa0',seed=120)
    pm=food('panna','#f6f0e4','#fdfaf2',scale=3,rough=.28,sss=.4,sssr=(.08,.075,.065),bump=.03,bscale=12,coat=.3,rndv=0,rndh=0); sm=food('bsauce','#7a0a2e','#b3143f',scale=3,rough=.1,sss=.3,bump=.04,coat=.9,rndv=0,rndh=0)
    def one(x,y,s,col,sd):
        plate(1.08*s,.10,col,speck='#7a6a58',loc=(x,y)); obj(rev('panna',[(.001,0),(.3,0),(.47,0),(.495,.02),(.49,.07),(.44,.32),(.40,.47),(.37,.52),(.30,.545),(.001,.55)],pm,lambda X,Y,Z:np.ones(X.shape+(3,)),0,segs=140,rfun=lambda A,Z,r:1+.02*np.cos(A*14)*sstep(.03,.1,Z)*(1-sstep(.44,.52,Z))),(x,y,.06),scale=s)
        rad=lambda a:(.62+.10*np.cos(3*a+sd)+.08*np.cos(5*a+2*sd)+.06*np.cos(8*a))*s*np.where(np.sin(a)>.3,.86,1.0)
        # puddle on the plate then cap on top with drips
        X,Y,f=disk_grid(1,50,180); r=np.hypot(X,Y); a=np.arctan2(Y,X); rr=rad(a)*1.08; obj(mesh('pud',np.stack([x+X*rr,y+Y*rr,.058+.028*np.sqrt(np.clip(1-r**4,0,1))],-1),f,mat=sm))
        sauce_over(x,y,.06,[(.001,.55),(.28,.546),(.35,.528),(.395,.47),(.432,.32),(.485,.09)],sm,int(sd)+4,.44,8,s,.018,.006,.92)
        P=spile(x,y,.45*s,.025); rp=raspberry(); bb=blueberry(); pput(P,rp,rng,[(x-.10*s,y-.05*s),(x+.12*s,y+.02*s),(x-.02*s,y+.14*s)],.09,.07,.02,(1.05,1.15)); pput(P,bb,rng,[(x+.02*s,y-.14*s),(x+.2*s,y-.10*s)],.083,.078,.02); mintsprig(rng,x+.02,y+.05,P.h(x+.02,y+.05)+.03,1.05*s)
        for aa in ((-.9,.70),(-2.3,.68),(-.5,.78)): xx,yy=x+aa[1]*s*math.cos(aa[0]),y+aa[1]*s*math.sin(aa[0]); zz,_=(hit(xx,yy)); berries(rng,[(xx,yy)],rng.choice('br'),zz)
    one(-.12,-.12,1.08,'#e9ddd2',1.0); one(1.65,1.7,.95,'#e9ddd2',2.2); co=coconut()
    for p in [(-1.35,-.6),(-1.2,-.8),(-1.45,-.85),(1.25,-.6),(1.4,-.75)]: lay_solid(lay(co,rng,*p,.03,tilt=.3),.008)
    berries(rng,[(1.2,-.9),(-1.3,.35),(-1.42,-.35)],'rbr'); spoon((.55,-1.28,0),.25,.85,metal('gold','#caa25e',.22))


def fudgy_brownies(S):
    m=vm('brownie',rough=.55,sss=.04,bump=.5,bscale=26,rndv=0,rndh=0,coat=.06)
    def mk(i):
        def cf(x,y,z,p,s):
            n=nz(x,y,6,i,4,z); side=cakecol('#220d05','#42200f',x,y,z,i,'#120602',.8); t=cmix('#5a2f1a','#8a5433',.5+1.1*n); cr=np.abs(nz(x,y,3.2,i+5,3)); t=mix(t,lin('#2a1108'),(1-sstep(.0,.05,cr))*.9); return mix(side,t,sstep(1.2,1.8,p))
        return prism('brownie',rrect(.60,.60,.04,360),0,.30,cf,m,.03,26,44,topf=lambda x,y,s:.022*nz(x,y,4,i)-.035*(1-sstep(0,.05,np.abs(nz(x,y,3.2,i+5,3)))),disp=.022,dfreq=8,seed=i)
    def top(rng,obs,z0):
        ch=crumb(food('chip','#1f0c05','#34170b',rough=.25,sss=0,bump=.08,coat=.4),.055,4,.25,'chip',2); w=walnut(); sl=seed('#fbf7ee',(.012,.010,.006),'salt')
        for o in obs:
            x,y=o.location.x,o.location.y; drop(ch,rng,[(x+a,y+b) for a,b in poisson(rng,.24,.13,5)],.0,scale=(.6,1)); drop(sl,rng,[(x+a,y+b) for a,b in poisson(rng,.27,.04,16)],.006,rand=True,scale=(.6,1.2))
        for o in obs[-3:]: drop(w,rng,[(o.location.x+rng.uniform(-.08,.08),o.location.y+rng.uniform(-.08,.08))],.02,scale=(1,1.15))
    def props(rng):
        for p in [(-1.35,-.6),(1.32,-.72),(1.15,-.95)]: obj(rng.choice(walnut()),(*p,.05),(0,0,rng.uniform(0,6)))
        cn=nib('#220d05','#42200f',.045,'bcr'); drop(cn,rng,[(rng.uniform(-1.0,1.2),rng.uniform(-1.1,-.72)) for _ in range(18)]+[(rng.uniform(-1.5,-1.1),rng.uniform(-1.1,-.3)) for _ in range(8)],.02,rand=True,scale=(.5,1))
        prof=smooth_prof([(.001,0),(.3,0),(.34,.03),(.38,.5),(.40,.72),(.385,.735),(.365,.72),(.34,.5),(.30,.07),(.001,.06)],90); obj(revolve('cup',prof,100,ceramic('cupm','#e9e3d6','#6b5a48',.3),lambda V,s:np.tile(lin('#e6dfd0'),(len(V),1))),(-1.42,1.35,0)); pool(rng,-1.42,1.35,.60,.35,'#f3ece0','#faf6ee',vm('milk',rough=.3,sss=.2,bump=0),.01,1,.004)
    bars(S,'peach',16,mk,5,top,props,(((1.45,.95),(2.0,1.8),-.45,'#f6f0e6'),dict(stripe='#3f6b57',seed=116)),((2.35,1.75),('#7a4a2a','#b07c4c'),.12),37,6.1,H=.30,stack=[(-.62,.38,0,.1),(.05,.45,0,-.08),(.72,.30,0,.14),(-.38,-.35,0,-.12),(.35,-.38,0,.06),(-.28,.42,1,.3),(.02,-.36,1,-.25),(.42,.36,1,.02)],tz=.26)


def key_lime_pie(S):
    rng=base(S,'stone',40,elev=33,dist=5.4,target=(.16,-.16,.26)); plate(1.42,.11,'#f3efe4',speck='#8a8a6a'); z0=.07; R,H=1.08,.34; a0=-1.25; gap=.6; crust=('#9a6230','#cf9a58')
    cf=cakecf([(.08,*crust),(9,'#cfd98a','#e4eab0')],R,crust,.075,('#d3dd8e','#e6ecb4'),5,True,hole=.08); cp=cf; cf=lambda x,y,z,p,s: pastry(cp(x,y,z,p,s),x,y,z,H,R,5); m=crumbed('klp',.5,.2,46,.8,'#8a5a2c',.55); obj(prism('klp',pac(R,gap,620),0,H,cf,m,.02,26,60,topf=lambda x,y,s:.05*sstep(R-.09,R-.07,np.hypot(x,y))+.006*nz(x,y,4)+.012*nz(x,y,16,3)*sstep(R-.09,R-.07,np.hypot(x,y)),disp=.008,dfreq=10),(0,0,z0),(0,0,a0)); upd()
    wm=food('whip','#f8f2e4','#fffdf6',scale=3,rough=.45,sss=.3,bump=.06,rndv=0,rndh=0); pm=piped(.125,.16,1.8,.085,.02,wm,7,.17); n=11; 
    for k in range(n):
        a=a0+gap/2+.22+(6.283-gap-.44)*k/(n-1); x,y=.86*math.cos(a),.86*math.sin(a); obj(pm,(x,y,z0+H+.05),(0,0,rng.uniform(0,6)))
    li=citrus('lime',.035)
    for k,(x,y,n_) in enumerate([(-.10,.18,(.1,-.15,1)),(.12,.02,(.15,-.25,1)),(-.2,-.10,(-.2,-.2,1))]): obj(li[0],(x,y,z0+H+.04+.03*k),quat=align(n_,k),scale=1.05)
    mintsprig(rng,.0,.1,z0+H+.16,1.0); ze=stick(food('zest','#5f9a1e','#8fc03a',rough=.4,sss=.2,bump=.1),.09,.008,5,.03,'zest'); drop(ze,rng,dust_pts(rng,0,.05,.66,46),.01,scale=(.6,1.1))
    cn=nib('#9a6230','#cf9a58',.035,'gcr2'); scatter_table(cn,rng,[(rng.uniform(.05,.8),rng.uniform(-1.25,-.95)) for _ in range(14)],.085,False); 


def lemon_drizzle_cake(S):
    kw=dict(W=.74,H=.50,c1='#e8c05e',c2='#f7e0a0',crust=('#b5762c','#e0a650'),dome=.15)
    def top(rng,lo,x0,d,L,z):
        gm=food('icing','#f6f0df','#fefbf2',scale=3,rough=.16,sss=.3,bump=.03,coat=.6,rndv=0,rndh=0); c=x0+d*(L*.5); n=Vector((-d.y,d.x,0))
        # icing cap along the loaf with drips on the near side
        nu,nv=150,60; u=np.linspace(.02,.98,nu)[:,None]; v=np.linspace(-1,1,nv)[None,:]; drip=.24+.16*np.maximum(0,np.cos(u*47+1))**2+.10*np.maximum(0,np.cos(u*31+.4))**3; W=np.where(v<0,.30+drip*.30,.30+drip*.2); Yl=v*W; X=x0.x+d.x*u*L+n.x*Yl; Y=x0.y+d.y*u*L+n.y*Yl; H=hgrid(X,Y); H=np.maximum(H,z); Hs=blur2(H,1,1); ed=np.minimum(np.minimum(1-np.abs(v),.3)/.3,np.minimum(np.minimum(u,1-u)/.03,1)); Z=np.maximum(Hs,H)+.032*np.sqrt(np.clip(ed,0,1))*(1+.2*nz(X,Y,5))-.012*(ed<.02)
        keep=H>z+.25; V=np.stack([X,Y,np.where(keep,Z,H+.1)],-1).reshape(-1,3); kf=keep.ravel(); obj(mesh('cap',V,[f for f in grid_faces(nu,nv) if all(kf[i] for i in f)],mat=gm))
        for t in (.10,.21,.34,.47,.58,.70,.83,.93):
            L_=rng.uniform(.12,.34); s=np.linspace(0,1,30); P0=x0+d*(t*L); yy=-.375; zz=z+.50-.06-L_*s; w=(.034-.010*s+.016*np.exp(-((s-.93)/.07)**2))*np.clip((1-s)/.06,.05,1)**.5; obj(tube_mesh('drip',np.stack([P0.x+n.x*(yy-.004)+0*s,P0.y+n.y*(yy-.004)+0*s,zz],-1),w,gm,12))
        upd(); ci=citrus('lemon',.035,R=.22)
        for k in range(4): p=x0+d*(.22+.30*k); h,_=hit(p.x,p.y); obj(ci[0],(p.x,p.y,h+.03),quat=align((.25,-.35,1),k*1.3))
        ze=stick(food('zesty','#e9b70f','#f6d33c',rough=.4,sss=.2,bump=.1),.10,.009,5,.03,'zesty'); drop(ze,rng,[(x0.x+d.x*t*L+n.x*s,x0.y+d.y*t*L+n.y*s) for t,s in [(rng.uniform(.03,.97),rng.uniform(-.2,.2)) for _ in range(40)]],.01)
        ps=pist(); 
        for k in range(3): p=x0+d*(.36+.30*k); mintsprig(rng,p.x,p.y,hit(p.x,p.y)[0]+.03,.55,2)
    def props(rng):
        w=wedge('lemon'); obj(w[0],(1.35,-.72,.11),(math.radians(112),.1,.6)); whole_citrus(-1.35,-.62,.26,'#f2c417','#e2ac0c',True); whole_citrus(1.45,.9,.26,'#f4c81e','#e2ac0c',True); ci=citrus('lemon',.06); obj(ci[0],(-1.05,-.86,.05),quat=align((0,-.1,1),1)); scatter_table(leaf('mint',5),rng,[(-1.5,-.95),(1.1,-.95)],.05); cr=nib('#e0b050','#f4dc98',.03,'lcr'); scatter_table(cr,rng,[(rng.uniform(-.5,.9),rng.uniform(-.62,-.3)) for _ in range(16)],.10,False)
    loafcake(S,'sky',48,kw,(((1.35,1.0),(2.0,1.7),-.35,'#f6efdd'),dict(stripe='#e0b02a',seed=148)),top,props)


def lemon_tart(S):
    rng=base(S,'slate',3,elev=35,dist=5.3,target=(.16,-.18,.2))
    plate(1.42,.11,'#eef0ea',speck='#5a6b66'); z0=.075; R,H=1.08,.26; gap=.62
    crust=('#b87634','#e0ad68'); cf=cakecf([(.08,'#b98243','#dcae6e'),(9,'#e3ad28','#efc650')],R,crust,.085,('#e6b32c','#f0cb58'),3,True,hole=.05)
    cp=cf; cf=lambda x,y,z,p,s: pastry(cp(x,y,z,p,s),x,y,z,H,R,3); m=crumbed('tart',.34,.25,52,.75,'#9a6a34',.5,sssr=(.12,.08,.02))
    top=lambda x,y,s: .06*sstep(R-.10,R-.075,np.hypot(x,y))*(1+.0*x)+.006*nz(x,y,4)
    obj(prism('tart',pac(R,gap,700,.01,.018,46),0,H,cf,m,.02,16,70,topf=top),(0,0,z0),(0,0,-1.15))
    # slice pulled out
    ci=citrus('lemon',.012); zt=z0+H+.02
    ang=-1.15; rr=.62
    for k in range(7):
        a=ang+gap/2+.42+k*.80; 
        if k in (1,2): obj(ci[0],(rr*math.cos(a),rr*math.sin(a),zt+.004),quat=align((.05*math.cos(a+1.57),.05*math.sin(a+1.57),1),rng.uniform(0,6)),scale=.8)
    bb=blueberry(); rp=raspberry(); P=spile(0,0,.55,.025)
    pput(P,rp,rng,[(.16,.10),(-.14,.16),(.02,-.12),(-.22,-.05)],.09,.07,.03,(1.05,1.2)); pput(P,bb,rng,[(.0,.05),(.22,-.08),(-.05,.3),(.30,.12),(-.3,.14),(-.12,-.22)],.083,.078,.02,(.95,1.1)); P=spile(0,0,.5,.03); mintsprig(rng,.03,.06,P.h(.03,.06)+.03,1.0)
    sg=sugar(); drop(sg,rng,dust_pts(rng,0,0,.95,0),.004)
    cr=nib('#b07a3c','#dcb478',.018,'tcr'); scatter_table(cr,rng,[(rng.uniform(.05,.75),rng.uniform(-1.0,-.55)) for _ in range(22)],.085,False,scale=(.4,1.3))


def mango_sorbet(S):
    def top(rng):
        P=spile(0,0,.95,.03); mg=mango(.15); pput(P,mg,rng,[(.62,-.42),(.52,-.6),(.72,-.2),(.45,-.45),(.68,-.58),(.3,-.68),(-.6,-.48)],.09,.07,.02,rand=True,scale=(.85,1.1)); mintsprig(rng,.0,.1,P.h(0,.1)+.04,1.25,4); rp=raspberry(); lm=citrus('lime',.05); obj(lm[0],(-.66,.42,.62),quat=align((-.6,-.9,.9),.3),scale=1.1); obj(lm[0],(-.50,.62,.66),quat=align((-.5,-.9,.9),1.2),scale=1.1)
    def props(rng):
        mg=mango(.17)
        for p in [(1.25,-.65),(1.4,-.5),(1.32,-.9),(-1.3,-.85),(-1.15,-1.0)]: obj(rng.choice(mg),(*p,.075),(0,0,rng.uniform(0,6)))
        lm=wedge('lime'); obj(lm[0],(-1.4,.35,.1),(math.radians(112),.1,.6)); scatter_table(leaf('mint',5),rng,[(1.15,-.9),(-1.42,-.65),(-1.0,-.85)],.04); spoon((.25,-1.28,0),.2,.9,metal('steel','#d6d3cc',.22))
    scoopbowl(S,'petrol',24,[('#e8860a','#f9ad24'),('#ea8f10','#fab632')],'#efe6d8',(((-1.55,.85),(2.0,1.8),.4,'#efe2c8'),dict(stripe='#d9772c',seed=124)),top,props,[(-.36,.22,.47,.42,0),(.38,.24,.46,.42,1),(0,-.32,.47,.43,1),(.02,.08,.88,.41,0)],elev=31,tz=.47,dist=5.7)


def oatmeal_raisin_cookies(S):
    rng=base(S,'olive',46,elev=40,dist=5.8,target=(.0,.05,.18)); plate(1.3,.10,'#efe6d6',speck='#7a6a58'); cloth((1.5,1.0),(2.0,1.7),-.4,'#f3ead8','#8a5a2e',seed=146)
    cm=vm('orc',rough=.8,sss=.05,bump=.6,bscale=22,rndv=.08); ck=cookie_set(cm,('#a8672b','#d9a05a'),('#8a4a1a','#e3b575'),.44,.13); rs=raisin(); oa=oat()
    lay_=[(-.62,.36,.062,0,0),(.10,.52,.062,0,0),(.70,.16,.062,0,0),(-.55,-.34,.062,0,0),(.22,-.28,.062,0,0),(-.24,.14,.19,.05,-.04),(.38,.20,.19,-.06,-.05),(.08,.18,.32,.02,-.05),(.74,-.62,.20,.25,-.95)]
    for k,(x,y,z,tx,ty) in enumerate(lay_): put_cookie(rng,ck[k%len(ck)],x,y,z,tx,ty,[(rs,9,.11,.9),(oa,26,.05,.8)],.44,.13)
    for p in [(-1.35,-.55),(-1.2,-.7),(-1.42,-.75),(1.3,-.85),(1.18,-1.0),(-1.28,.85)]: obj(rng.choice(rs),(*p,.045),quat=rq(rng))
    scatter_table(oa,rng,[(rng.uniform(-1.5,-1.05),rng.uniform(-1.05,-.5)) for _ in range(12)]+[(rng.uniform(1.0,1.5),rng.uniform(-1.1,-.8)) for _ in range(9)],.02); put_cinn(1.35,-.6,.06,.5,.65)
    prof=smooth_prof([(.001,0),(.3,0),(.34,.03),(.38,.45),(.40,.62),(.385,.635),(.365,.62),(.34,.45),(.30,.07),(.001,.06)],90); obj(revolve('cup',prof,100,ceramic('cupb','#3d5a6c','#1e2c36',.3),lambda V,s:np.tile(lin('#3d5a6c'),(len(V),1))),(-1.35,1.35,0)); pool(rng,-1.35,1.35,.50,.355,'#f3ece0','#faf6ee',vm('milk',rough=.3,sss=.2,bump=0),.01,1,.004)


def peanut_butter_cups(S):
    rng=base(S,'mustard',34,elev=40,dist=5.4,target=(.0,-.02,.14)); cloth((1.4,.95),(1.9,1.7),-.4,'#f5eddc','#6b3a22',seed=134); plate(1.28,.10,'#3d5a6c',speck='#1e2c36',clay='#c9a67f')
    m=vm('pbc',rough=.3,sss=.03,bump=.08,bscale=14,coat=.3,rndv=.08,rndh=0); R,H=.30,.22; pl=lambda A,Z,r:1+.035*np.cos(A*22)*sstep(.0,.03,Z)*(1-sstep(H-.05,H-.01,Z))*(r>R*.7)
    ch=lambda X,Y,Z:cmix('#3a1a0d','#57301b',.5+1.1*nz(X,Y,3,1,4,Z)); prof=[(.001,0),(R*.78,0),(R*.82,.01),(R*.98,H-.03),(R,H-.012),(R*.96,H+.004),(R*.88,H-.012),(R*.4,H-.008),(.001,H-.004)]
    whole=[rev('pbc',prof,m,ch,.004,5,i,220,pl) for i in range(2)]
    def half(i):
        # half a cup: outline of a half disc as a slab; cut face carries the filling
        a=np.linspace(0,np.pi,90); rr=R*.92*(1+.03*np.cos(a*22)); ol=resample([(q*math.cos(t),q*math.sin(t)) for q,t in zip(rr,a)]+[(-R*.9,0)],400)
        def cf(x,y,z,p,s):
            c=ch(x,y,z); w=.02*nz(x,y,8,i,3,z); fil=(np.abs(x)<R*.72+w)&(z>.045+w)&(z<H-.05+w)&(y<.012)&(p<1.2)&(p>.5); return np.where(fil[...,None],cmix('#c98a3f','#e3b06a',.5+1.3*nz(x,y,12,i,4,z)),c)
        return prism('pbh',ol,0,H,cf,m,.012,22,24,disp=.004,dfreq=9,seed=i,sidef=lambda x,y,z:-(H-z)*.22*(y>.01))
    hv=[half(i) for i in range(2)]; z=.062
    spots=[(-.55,.42,0),(.12,.55,0),(.72,.28,0),(-.72,-.22,0),(-.15,.02,0),(.50,-.30,0),(-.22,.26,1),(.38,.20,1)]
    tops=[]
    for k,(x,y,l) in enumerate(spots): obj(whole[k%2],(x,y,z+l*(H+.002)),(0,0,rng.uniform(0,6))); tops.append((x,y,l))
    obj(hv[0],(-.14,-.62,z),(0,0,.12)); obj(hv[1],(.12,.28,z+H*2+.0-.22),(0,0,.3)) if False else None
    obj(hv[1],(.34,-.80,z),(0,0,-.35))
    pn=peanut(); sl=seed('#fbf7ee',(.013,.011,.006),'salt'); upd()
    for x,y,l in tops:
        drop(pn[3:],rng,[(x+rng.uniform(-.1,.1),y+rng.uniform(-.1,.1)) for _ in range(3)],.015,rand=True,scale=(.6,.85)); drop(sl,rng,[(x+a,y+b) for a,b in poisson(rng,.22,.05,10)],.006,rand=True,scale=(.6,1.1))
    for p in [(-1.3,-.55),(-1.15,-.75),(-1.42,-.75),(1.25,-.6),(1.38,-.78),(-1.38,.75)]: obj(rng.choice(pn[:3]),(*p,.05),(0,0,rng.uniform(0,6)),1.1)
    pb,_,pin=smallbowl(.40,.24,'#efe6d8',(-1.2,1.15)); surface(pin,.19,lambda x,y,r,z:cmix('#b9782f','#d9a25a',.5+1.1*nz(x,y,5)),vm('pbs',rough=.3,sss=.15,bump=.1,coat=.4,rndv=0),(-1.2,1.15),amp=.02,extra=lambda x,y,r:.03*np.sin(np.arctan2(y,x)+r*14)*(1-r**3))


def _pear(i):
    """A pear as a peeler leaves it: long flat cuts side by side, grainy flesh that took up the red unevenly, wet in streaks; a little crooked. Gives its mesh and where its stem is."""
    rng=random.Random(i*13+5); m=food('pearp',vcol=True,rough=.34,sss=.35,sssr=(.14,.03,.02),bump=.22,bscale=55,bdist=.006,coat=.12,rndv=0,rndh=0); fat,neck=rng.uniform(.93,1.07),rng.uniform(.85,1.12); pr=smooth_prof([(.001,.045),(.06,.02),(.13,0),(.24,.03),(.325*fat,.16),(.34*fat,.28),(.295*fat,.44),(.21*neck,.58),(.165*neck,.69),(.145*neck,.78),(.105*neck,.845),(.04,.86),(.001,.845)],150); na=300; a=np.linspace(0,2*np.pi,na,endpoint=False)[:,None]; R,Z=pr[:,0][None,:]+0*a,pr[:,1][None,:]+0*a
    nf=rng.choice((13,15,16)); ca,sa=np.cos(a),np.sin(a); u=a*nf/(2*np.pi)+.35*np.sin(Z*4+i)+.5*fbm(np.stack([ca*1.5+0*Z,sa*1.5+0*Z,Z*1.5+i*3],-1),2); k=np.floor(u); f=u-k; w=np.array([rng.uniform(.2,1) for _ in range(80)])[(k.astype(int))%80]; cut=1-.055*w*(1-(2*f-1)**2)*sstep(.02,.10,Z)*(1-sstep(.80,.85,Z)); P=np.stack([R*ca,R*sa,Z],-1); n=fbm(P*3+i*5,4); g=fbm(np.stack([ca*11+0*Z,sa*11+0*Z,Z*4+i],-1),3); R=R*cut*(1+.025*fbm(P*2.2+i*7,2)+.004*fbm(P*26,2))
    bx,by=rng.uniform(-.16,.16),rng.uniform(-.1,.1); P=np.stack([R*ca+bx*Z*Z,R*sa+by*Z*Z,Z],-1); tone=np.array([rng.uniform(-.5,.5) for _ in range(80)])[(k.astype(int))%80]; c=cmix('#5a0a18','#932034',.42+.9*n+.22*tone+.25*g); c=mix(c,lin('#c0606a'),c01(sstep(.5,.95,Z)*.40+.30*sstep(.15,.5,g+.6*n)-.1)); c=mix(c,lin('#3d0610'),.5*(1-sstep(0,.16,Z))+.25*np.exp(-((f)/.05)**2)); c=mix(c,lin('#7a5a3a'),(1-sstep(.03,.07,R))*(Z<.2)*.8)
    wet=sstep(.0,.35,fbm(np.stack([ca*4+i,sa*4+0*a,0*a],-1)+np.stack([0*Z,0*Z,Z*.7],-1),3)+.2*(1-Z)); top=np.array([bx*.74,by*.74,.845]); return mesh('pearp',P.reshape(-1,3),grid_faces(na,pr.shape[0],wrap_u=True),np.concatenate([c,(1-.85*wet)[...,None]],-1).reshape(-1,4),m),top
def poached_pears(S):
    rng=base(S,('#87907f','#939c8b'),42,elev=24,dist=4.6,target=(.0,.0,.42)); sweep('#87907f','#939c8b',4.5); cloth((1.7,1.2),(2.0,1.7),-.4,'#e6ddcc','#7a1f33',seed=142); o,ih,pin=bowl(1.16,.30,'#d9d2c4',inner='#e6dfd1',clay='#a98763'); sy=vm('wine',rough=.07,sss=.05,bump=0,coat=.7,rndv=0,rndh=0); z0=.155; so,h,R=surface(pin,z0,lambda x,y,r,z:mix(cmix('#22030a','#4a0a16',.5+nz(x,y,3)),lin('#7a1a26'),sstep(.93,1,r)),sy,amp=.003); st=food('stem','#2c1a0e','#5a3a20',scale=14,rough=.8,sss=0,bump=.4)
    for k,(x,y,s,d,spin) in enumerate(((-.40,.20,1.04,(-.10,.06,1),.6),(.20,.42,.98,(.12,.05,1),2.6),(.10,-.34,1.0,(.93,-.20,.30),1.2))):
        me,top=_pear(k); q=align(d,spin); p=obj(me,(x,y,.3),quat=q,scale=s); upd(); seated(p,.088); upd(); t=np.linspace(0,1,18); b=rng.uniform(-.1,.1); L=rng.uniform(.17,.24); line=np.stack([top[0]+b*t**2,top[1]+.03*np.sin(t*3+k),top[2]-.03+L*t],-1); obj(tube_mesh('stem',line,.013+.010*np.exp(-t/.12)+.010*sstep(.86,1,t),st,10),p.location,quat=q,scale=s)
    P=Pile(1.3,lambda X,Y: z0+0*X); obj(star_anise(),(-.34,-.52,z0+.006),(.06,.05,.4)); obj(star_anise(),(.70,.02,z0+.004),(0,.05,1.1),.8); put_cinn(-.72,-.16,z0+.03,.95,.52); oz=citrus('orange',.035,arc=math.pi,R=.25); obj(oz[1],(.56,-.50,z0+.02),quat=align((-.05,-.12,1),.5)); cl=clove()
    for p in ((-.05,-.70),(.82,-.16),(-.52,-.44)): obj(cl,(*p,z0+.008),(0,1.5,rng.uniform(0,6)))


def rice_pudding(S):
    rng=base(S,'lilac',36,elev=47,dist=5.7,target=(.0,.0,.24)); cloth((-1.5,.85),(2.0,1.8),.45,'#f5eee6','#8a6aa8',seed=136); o,ih,pin=bowl(1.0,.48,'#3f6f73',inner='#4b7d80',clay='#8a6547',speck='#1f3a3d'); q=Liquid(pin,.39,('#d9c69a','#eadcb8'),seed=36,dome=.02,contrast=.35); q.rough(.014,3,1,2); q.spoon_marks(.014,1.1,1,5,.2,.2); q.rough(.008,9,2)
    # swollen rice: most of it lies just under the cream and lifts it, the rest looks out
    q.specks(rng,1700,(.013,.020),('#e2d2a8','#f0e4c4'),.97,.40,asp=(1.7,2.3)); q.H=.5*q.H+.5*q.blur(q.H,.006); q.rough(.0008,44,3,2); q.dust('#7a4218',.9,np.exp(-(((q.X-.14)/.34)**2+((q.Y+.26)/.26)**2)),1,5); q.D=np.minimum(q.D,1-.5*c01(.45+1.3*q.noise(4,21)+.5*sstep(.86,.98,q.r))); q.meniscus(); q.show(wet_mat('ricecream',.36,.3,.06,.05,sssr=(.08,.07,.05))); q.wash(seed=4); q.bubbles(rng,10); rc=rice()
    for x,y in gp(rng,q.R-.04,.05,430): obj(rc[rng.randrange(6)],(x,y,q.at(x,y)+rng.gauss(-.008,.004)),quat=align((rng.gauss(0,.2),rng.gauss(0,.2),1),rng.uniform(0,6.28)),scale=(rng.uniform(.9,1.15),rng.uniform(1.15,1.4),rng.uniform(1.0,1.25)))
    ps=pist(); upd(); drop(ps,rng,[(rng.gauss(-.10,.15),rng.gauss(.06,.13)) for _ in range(80)],.012,scale=(.45,1.2),rand=True); upd(); drop(ps,rng,[(rng.gauss(-.10,.10),rng.gauss(.06,.09)) for _ in range(30)],.010,scale=(.4,1.1),rand=True); pd=crumb(fm('#7d8f34','#b9bd62',rough=.9,sss=0,bump=0,rndv=.3),.009,5,.5,'pistd',1); drop(pd,rng,[(rng.gauss(-.06,.24),rng.gauss(.02,.22)) for _ in range(160)],.002,scale=(.25,1.1),rand=True)
    rp=variants('rpet',4,lambda i: petal(i))
    for x,y,s in ((.12,.16,.75),(.20,.10,.6),(-.30,-.06,.55),(.02,-.10,.5)): lay(rp,rng,x,y,hit(x,y)[0]+.010,tilt=.3,scale=s)
    for x,y in ((-.34,.26),(.30,.02)): obj(rng.choice(cardamom()),(x,y,hit(x,y)[0]+.018),(0,0,rng.uniform(0,6)),.8)
    put_cinn(.40,.34,.50,-.6,.55); spoon((-1.45,-.62,0),1.75,.95,metal('gold','#caa25e',.22))
    o2,i2,p2=smallbowl(.36,.22,'#d9a441',(1.15,1.28)); P2=Pile(1.9,lambda X,Y:.12+0*X)
    for x,y in poisson(rng,.30,.032,160,1.15,1.28)+poisson(rng,.2,.035,60,1.15,1.28): z=P2.put_ellipsoid(x,y,.04,.025,.004); obj(rng.choice(ps),(x,y,z),quat=rq(rng),scale=1.25)


def sticky_toffee_pudding(S):
    rng=base(S,'navy',56,elev=29,dist=5.9,target=(.0,.0,.34)); cloth((-1.55,.9),(2.0,1.7),.4,'#e9d9bd','#8a4a22',seed=156); sm=food('toffee','#5f2406','#9a4a0c',scale=3,rough=.06,sss=.15,sssr=(.2,.08,.02),bump=.0,coat=1,rndv=0,rndh=0); m=vm('spong',rough=.7,sss=.08,bump=.7,bscale=24,rndv=0,rndh=0); cf=lambda X,Y,Z:cakecol('#5a2b10','#8f5022',X,Y,Z,2,'#2a1206',.6)
    def one(x,y,s,pc,sd):
        plate(1.15*s,.12,pc,speck='#5a4a3a',loc=(x,y)); X,Y,f=disk_grid(1,50,180); r=np.hypot(X,Y); a=np.arctan2(Y,X); rr=.80*(1+.07*np.cos(3*a+sd)+.05*np.cos(5*a+1))*s; obj(mesh('pud',np.stack([x+X*rr,y+Y*rr,.062+.035*np.sqrt(np.clip(1-r**5,0,1))],-1),f,mat=sm)); obj(rev('stp',[(.001,0),(.44,0),(.50,.02),(.505,.08),(.47,.36),(.44,.50),(.38,.56),(.22,.585),(.001,.59)],m,cf,.022,6,sd,150),(x,y,.07),scale=s)
        sauce_over(x,y,.07,[(.001,.595),(.20,.59),(.36,.572),(.43,.52),(.458,.42),(.488,.22),(.512,.06)],sm,int(sd)+2,.47,8,s,.024,.016)
        upd(); obj(scoop(.25*s,'#f3e4c2','#fdf5e2',sd),(x,y+.02,hit(x+.07,y+.05)[0]+.13*s),(0,0,sd)); P=spile(x,y,.4,.03); pc_=pecan(); z=.1
        for p in ((-.55,-.40),(.52,-.48),(.05,-.70)): zz=hit(x+p[0]*s,y+p[1]*s)[0]; obj(rng.choice(pc_),(x+p[0]*s,y+p[1]*s,zz+.035),(0,0,rng.uniform(0,6)))
        thread('td',[(x-.16*s,y-.08),(x-.03,y-.02),(x+.10*s,y-.10),(x+.2*s,y+.02)],.022,sm)
    one(-.1,-.12,1.06,'#efe6d8',1.0); one(1.6,1.75,.95,'#efe6d8',3.0); dt=variants('date',3,lambda i: blob('date',(.17,.085,.08),.05,1.3,i,4,food('date','#4a1f0c','#7a3a16',scale=5,rough=.35,sss=.1,bump=.5,bscale=12,coat=.25,rndv=.15)))
    for p in [(-1.35,-.6),(-1.18,-.78),(1.28,-.72),(1.42,-.5)]: obj(rng.choice(dt),(*p,.08),(0,0,rng.uniform(0,6)))
    for p in [(1.12,-.95),(-1.4,-.88)]: obj(rng.choice(pecan()),(*p,.03),(0,0,rng.uniform(0,6)))
    spoon((.5,-1.3,0),.22,.85,metal('gold','#caa25e',.22)); jug(-1.45,1.55,'#8a4a2f',.85)


def strawberry_cheesecake(S):
    rng=base(S,('#a9b3a6','#b4beb1'),18,elev=30,dist=4.5,target=(.10,-.20,.34)); sweep('#a9b3a6','#b4beb1',4.6); cloth((-1.75,1.1),(2.0,1.8),.4,'#efe6da','#c9405a',seed=118); plate(1.42,.11,'#f1ece2',speck='#9a8a76'); R,H=1.02,.50; z0=.066; a0=-1.05; gap=.66
    cr=('#6f4020','#b07a42'); cm=('#efdfc2','#f8eedb'); cf0=cakecf([(.13,*cr),(9,*cm)],R,None,.06,('#f1e2c8','#f8efdf'),2,hole=.12)
    def cf(x,y,z,p,s): c=cf0(x,y,z,p,s); n=nz(x,y,7,4,3,z); d=sstep(.02,.12,np.abs(np.hypot(x,y)-R))*(p<1.5); k=sstep(.03,.11,z-.13)*d*sstep(.15,.4,nz(x*6,y*6,1,8,2,z*2)); c[...,:3]=mix(mix(c[...,:3],lin('#e3cda6'),.35*k),lin('#5a3216'),(z<.13)*sstep(.1,.4,nz(x,y,21,3,2,z))*.7); c[...,:3]=mix(c[...,:3],lin('#dcae8a'),(np.abs(z-.135)<.012)*.35); return c
    m=crumbed('cheese',rough=.5,sss=.22,scale=44,depth=.8,deep='#9a6a3c',share=.55,sssr=(.07,.05,.03))
    obj(prism('cc',pac(R,gap,620),0,H,cf,m,.022,70,60,topf=lambda x,y,s:.006*nz(x,y,5),disp=.008,dfreq=10,sidef=lambda x,y,z:(.020*nz(x,y,9,2,3,z)+.014*nz(x,y,24,5,2,z))*(z<.14)+.006*nz(x,y,3,7,2,z*6)*(z>.14)),(0,0,z0),(0,0,a0)); upd()
    sm=food('strsauce','#8e0c16','#b81a26',scale=3,rough=.10,sss=.3,bump=.03,coat=.7,rndv=0,rndh=0)
    def rad(a): d=np.abs((a-a0+np.pi)%(2*np.pi)-np.pi); b=.88+.05*np.cos(5*a+1)+.05*np.cos(9*a)+.04*np.cos(14*a+2)+.05*np.cos(23*a); return np.where(d<gap/2+.10,.06+.80*sstep(gap/2-.02,gap/2+.10,d),b)
    drape('ssauce',0,0,rad,.028,sm,sm=1); upd(); P=spile(0,0,.98,.02); hs=strawberry_half(); G=lambda x,y: abs((math.atan2(y,x)-a0+pi_)%(2*pi_)-pi_)>gap/2+.22*min(1,.3/max(.05,math.hypot(x,y)))
    for k,(x,y) in enumerate(poisson(rng,.80,.185,40,tries=6000,shape=G)):
        s=rng.uniform(.72,1.08); z=P.put_ellipsoid(x,y,.13*s,.055*s,.02); obj(hs[k%3],(x,y,z+.045*s),quat=align((rng.gauss(0,.32),rng.gauss(-.18,.30),1),rng.uniform(0,6)),scale=(s,s*rng.uniform(.86,1.1),s))
    jd=broth_mat('jam',.2,.03,.9); cn=crumb(fm('#6f4020','#b98a54',scale=20,rough=.8,sss=0,bump=.4,rndv=.3),.018,7,.65,'gcr',2)
    for _ in range(90): t=rng.random(); x,y=rng.gauss(.26,.16)+.25*t,rng.gauss(-.78,.16)-.15*t; obj(rng.choice(cn),(x,y,z0+.005),quat=rq(rng),scale=rng.uniform(.2,1.1))
    for x,y,a in ((-.62,-1.02,.4),(1.12,-.62,2.0)): obj(rng.choice(hs),(x,y,z0+.10),quat=align((.1,-.35,1),a),scale=.95)


def summer_berry_pavlova(S):
    rng=base(S,'sky',52,elev=33,dist=6.2,target=(.0,.0,.38)); cloth((1.55,.95),(2.0,1.8),-.4,'#f7f0ea','#b5546a',seed=152); plate(1.45,.11,'#7a8fa6',speck='#3d4c5c',clay='#d9c9ae'); mm=vm('mer',rough=.7,sss=.25,sssr=(.08,.07,.06),bump=.18,bscale=14,rndv=0,rndh=0)
    def rf(A,Z,r): return 1+.045*np.sin(A*13+Z*5)*sstep(.05,.2,Z)*(r>.4)+.03*np.cos(3*A+1)+.02*np.cos(5*A)
    def cf(X,Y,Z): r=np.hypot(X,Y); n=nz(X,Y,4,1,4,Z); c=cmix('#f1e2c8','#fdf7ea',.6+n); return cmix(c,'#d9b27a',sstep(.15,.45,nz(X,Y,3,5,3,Z))*.45*(Z<.36))
    obj(rev('mer',[(.001,0),(.8,0),(1.0,.02),(1.08,.10),(1.04,.24),(1.02,.36),(.96,.44),(.86,.46),(.74,.40),(.6,.34),(.3,.31),(.001,.30)],mm,cf,.05,3.2,4,300,rf,140),(0,0,.065))
    # peaks around the rim
    for k in range(15): a=k*6.283/15+rng.uniform(-.08,.08); R=.94*(1+.03*math.cos(3*a+1)); pk=rev('pk',[(.001,0),(.17,0),(.185,.05),(.13,.13),(.06,.20),(.025,.26),(.001,.275)],mm,lambda X,Y,Z:cmix('#f6ead2','#fffaf0',.6+nz(X,Y,5,k,4,Z)),.02,6,k,60,None,40); obj(pk,(R*math.cos(a),R*math.sin(a),.40),(rng.uniform(-.2,.2),rng.uniform(-.2,.2),a),rng.uniform(.85,1.05))
    cm=vm('pcream',rough=.4,sss=.3,bump=.05,coat=.1,rndv=0,rndh=0); X,Y,f=disk_grid(1,70,200); r=np.hypot(X,Y); a=np.arctan2(Y,X); rad=.80*(1+.05*np.cos(5*a)+.03*np.cos(9*a+1)); obj(mesh('cream',np.stack([X*rad,Y*rad,.43+.12*np.sqrt(np.clip(1-r**3,0,1))+.03*nz(X,Y,4)*(1-r**4)+.012*np.sin(a*2+r*14)],-1),f,cmix('#faf3e6','#fffdf8',.5+nz(X,Y,3)),cm)); P=spile(0,0,.85,.025); hs=strawberry_half(); rp=raspberry(); bb=blueberry()
    for x,y in [(-.45,.20),(.40,.28),(-.12,-.38),(.45,-.18),(-.50,-.18),(.05,.45)]: z=P.put_ellipsoid(x,y,.15,.09,.05); obj(rng.choice(hs),(x,y,z+.03),quat=align((rng.uniform(-.6,.6),rng.uniform(-.9,-.2),1),rng.uniform(0,6)),scale=1.2)
    for (x,y) in ((-.18,.12),(.18,.02)): z=P.put_ellipsoid(x,y,.14,.12,.03); put_straw(rng,x,y,z+.02,(rng.uniform(-.4,.4),-.9,.6),1.15)
    pput(P,rp,rng,poisson(rng,.62,.24,12),.09,.07,.02,(1.05,1.2)); pput(P,bb,rng,poisson(rng,.66,.19,20),.083,.078,.02,(.9,1.1)); 
    for p in ((-.3,.3),(.3,-.3),(.05,.12)): mintsprig(rng,*p,P.h(*p)+.04,1.0,2)
    sf=nib('#fff9ee','#fffdf8',.02,'mercr'); berries(rng,[(-1.42,-.72),(-1.28,-.92),(1.35,-.8),(1.2,-1.02),(1.5,-.98)],'rbsbr'); scatter_table(sf,rng,[(rng.uniform(-.7,.7),rng.uniform(-1.3,-1.12)) for _ in range(10)],.10,False); scatter_table(leaf('mint',5),rng,[(-1.5,-.95),(1.5,-.6)],.05)


def tiramisu(S):
    cr=('#f5deb0','#fdefd0'); sp=('#6b3d1d','#a8703c')
    def top(rng,x,y,zt,R):
        pool(rng,x,y,zt-.015,R,'#f3e6c9','#fcf3df',vm('tcream',rough=.5,sss=.2,bump=.1,rndv=0),.06,3); pm=piped(.12,.13,1.7,.075,.02,food('mascp','#f3e6c9','#fdf5e3',scale=3,rough=.45,sss=.25,bump=.06,rndv=0,rndh=0),7,.14)
        for k in range(6): a=k*1.047+.3; obj(pm,(x+.25*math.cos(a),y+.25*math.sin(a),zt+.03),(0,0,a))
        obj(pm,(x,y,zt+.04),scale=1.15); cn=nib('#3b1a0c','#5f3219',.011,'cocoa'); drop(cn,rng,dust_pts(rng,x,y,R*.98,260),.002,scale=(.5,1.4),rand=True)
        cb=coffee_bean(); drop(cb,rng,[(x+.03,y-.03)],.04); mintsprig(rng,x+.1,y+.08,zt+.22,.8,2)
    def props(rng):
        cb=coffee_bean()
        for p in [(-1.1,-.7),(-.98,-.82),(-1.22,-.85),(.55,-.85),(.7,-.72),(.85,-.9),(1.3,-.35),(1.45,-.45)]: obj(rng.choice(cb),(*p,.045),quat=align((rng.uniform(-.4,.4),-.5,1),rng.uniform(0,6)))
        for (x,y,r) in ((-1.05,.35,.35),(-1.15,.55,.2)):
            lf=prism('ladyf',se_ol(.34,.12,2.6,200),0,.12,lambda X,Y,Z,p,s:cmix('#d99a4a','#f0cf8e',.5+nz(X,Y,7)),vm('lady',rough=.8,bump=.5,bscale=30),.05,6,20,disp=.01); obj(lf,(x,y,.02+.1*(y>.5)),(0,0,r))
        scatter_table(nib('#3b1a0c','#5f3219',.012,'cocoa'),rng,[(rng.uniform(-.9,.7),rng.uniform(-1,-.6)) for _ in range(60)],.008,False)
    glass_scene(S,'apricot','apricot',26,[(.22,*sp),(.42,*cr),(.60,*sp),(.86,*cr),(1.1,*cr)],top,props,(((1.6,.2),(1.7,1.5),-.3,'#7a4a3a'),dict(stripe='#efe0c6',seed=126)),H=1.02,R=.52,taper=.9,fill=.88,spots=((-.28,-.1,1.0),(.95,.85,1.0)),elev=19,tz=.56,dist=5.6)
