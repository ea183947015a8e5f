"""Scenes of the dinners."""
from kit import *


def aubergine_parmigiana(S):
    rng=bg(S,('#8f9f7c','#9dac8a'),71,(1.75,1.0,2.0,1.8,-.35,'#f3ebdc','#b5402f',71),elev=50,dist=6.3); o,R,ins=bakedish(1.42,1.02,.36,'#c98a3a',inner='#d9a04c',clay='#6a4022'); k=ins(.30)
    D=[(-1.0+.47*i+.1*(j%2),-.56+.38*j,rng.uniform(.30,.35),rng.uniform(-.3,.3)) for j in range(4) for i in range(5)]
    CH=[(x+.03,y-.02,rng.uniform(.16,.24),rng.uniform(0,9)) for x,y,r,t in D if rng.random()<.72]
    def disc(X,Y):
        z=np.full(X.shape,-1.0); e=np.zeros(X.shape); 
        for i,(x,y,r,t) in enumerate(D):
            q=np.hypot(X-x,Y-y)/r; zi=.045+.05*((Y-y)/r)*-1*.6+.012*(i%3); m=(q<1); zz=np.where(m,zi-.05*sstep(.85,1,q),-1); up=zz>z; e=np.where(up&m,sstep(.84,.9,q),e); z=np.where(up,zz,z)
        return z,e
    def ch(X,Y):
        w=np.zeros(X.shape)
        for x,y,r,s in CH: w=np.maximum(w,1-sstep(r*.7,r*1.08,np.hypot(X-x,Y-y)*(1+.4*N(X,Y,4,s))))
        return w
    def zf(X,Y,r): z,e=disc(X,Y); return .29+np.maximum(z,0)+.02*N(X,Y,7,2)+.03*ch(X,Y)
    def cf(X,Y,r,z):
        zz,e=disc(X,Y); n=N(X,Y,4,2,5); c=mix(lin('#7e1606'),lin('#c93c14'),c01(.5+1.2*n)); au=mix(lin('#c99a56'),lin('#8a5424'),c01(.5+1.1*N(X,Y,7,5))); cov=sstep(-.12,.12,N(X,Y,3.2,11,4)); c=np.where((zz>0)[:,None],mix(au,c,.25+.75*cov),c); c=mix(c,lin('#2c1028'),e*(zz>0)*(1-.55*cov)*.95)
        w=ch(X,Y); cc=mix(lin('#dcb878'),lin('#eed9a6'),c01(.5+N(X,Y,6,1))); cc=mix(cc,lin('#a8581a'),sstep(.02,.38,N(X,Y,7,8,4))*.9); c=mix(c,lin('#de8a3c'),sstep(.05,.5,w)*.6); c=mix(c,cc,sstep(.35,.75,w)); return mix(c,lin('#4a0f06'),sstep(.93,1,r+.04*N(X,Y,5,3))*.7)
    rectsurf(R,k,cf,sauce_mat('parmi',.25,.15,.35,.3),zf,220,460)
    P=Pile(1.55,lambda X,Y:.37+0*X); ba=leaf('basil',6)
    for x,y in gp(rng,1.1,.42,9,asp=.65): lay(ba,rng,x,y,.41,tilt=.3,scale=rng.uniform(.9,1.15))
    put(P,rng,'herb',gp(rng,1.2,.1,70,asp=.7)); put(P,rng,'pepper',gp(rng,1.2,.1,50,asp=.7)); put(P,rng,'crumbs',gp(rng,1.15,.09,70,asp=.7),scale=(.5,1))
    tomatoes_vine(rng,[(-1.75,1.05),(-1.55,1.3)],1.3); loose(rng,'basil',[(-1.75,-.85),(1.75,-.9)],.03); spoon((-1.3,-1.5,0),.08,1.05,STEEL()); garlic(-1.95,.7,.9)


def black_bean_burgers(S):
    rng=bg(S,('#c8752f','#d3873f'),31,(-1.9,.6,1.9,2.4,.2,'#efe5d2','#3d5a6c',33),sw=5,elev=21,dist=6.3,target=(.32,0,.55))
    board((.3,.1),(3.3,2.0),.06,'#6a4022','#a8713f',.1); paper((-.2,-.05),(1.7,1.5),.35,'#ead9b8',4,.1); burger(rng,-.3,-.1,.12,.3); burger(rng,1.15,.75,.11,1.2)
    fm=food('frie','#d98f2a','#f2c262',scale=3,rough=.5,sss=.15,bump=.3,coat=.1,rndv=.15); fr=variants('frie',4,lambda i: blob('frie',(.30*(1+.1*math.sin(i)),.048,.045),.06,2,i,4,fm,None,None,3,7))
    P=Pile(1.7,lambda X,Y:.12+0*X,.015)
    for x,y in gp(rng,.34,.06,30,.72,-.42): z=P.put_ellipsoid(x,y,.07,.045,.0); obj(rng.choice(fr),(x,y,z),quat=align((rng.uniform(-.25,.25),rng.uniform(-.25,.25),1),rng.uniform(0,6.28)),scale=rng.uniform(.8,1.05))
    tomatoes_vine(rng,[(-1.35,-.45),(-1.2,-.75)],1.2,.0); loose(rng,'cilantro',[(-.95,-1.0),(1.35,-.85)],.04)
    o2,i2,p2=smallbowl(.3,.22,'#e6dfd0',(1.35,-.05)); obj(o2.data,(0,0,-9)); sauce_in(p2,.17,('#9a1c0a','#c9351a'),'ket',loc=(1.35,-.05),amp=.006)


def black_bean_picadillo(S):
    def props(r): side(r,-1.5,1.25,'greenolive','#d9a441',.44,.16,16); citruswedge('lime',1.42,-.9,.11,.6); citruswedge('lime',1.62,-.6,.11,-.5,250); loose(r,'greenolive',[(-1.45,-.9),(-1.6,-1.05),(-1.35,-1.1)]); loose(r,'cilantro',[(1.6,.9)],.03)
    rng=bg(S,('#3a6a7a','#467888'),605,(1.75,.9,2.0,1.8,-.35,'#f0e2c2','#c9502f',65)); o,ih,pin=crock(R=1.2,H=.36,col='#ead9b4',inner='#efe2c4',clay='#a0703f')
    M=Mass(lambda X,Y: np.where(np.hypot(X,Y)<1.10,ih(X,Y),.33),1.06,res=.0075,dome=lambda X,Y: np.where(np.hypot(X,Y)<1.02,np.maximum(.21-ih(X,Y),0)+.10*np.clip(1-(X*X+Y*Y)/1.05,0,1),0)*sstep(1.04,.98,np.hypot(X,Y)))
    M.strew(rng,gp(rng,.99,.062,560),(.060,.048,.036),(.6,1.35),sink=.42,lump=.55,freq=2.2,blend=.012,keep=.6); M.strew(rng,gp(rng,.97,.055,420),(.034,.028,.022),(.6,1.3),sink=.3,lump=.5,freq=2.2,blend=.008,keep=.6)
    n=M.noise(5,2); f=M.noise(28,6,3); one=M.each(rng,-.5,.5,0); lo=M.low(.045,.04); c=cmix('#6b2c10','#a85a2a',.5+.6*n+.9*one+.4*f); c=mix(c,lin('#8a2408'),.75*lo); c=mix(c,lin('#c07a40'),.5*M.high(.04,.03)*c01(.5+one))
    M.show('pica',c,food('pica',vcol=True,rough=.46,sss=.10,sssr=(.08,.03,.015),bump=.5,bscale=50,coat=.08,spec=.35,rndv=0,rndh=0),wet=.8*lo); P=M.pile(1.3); P.B0=P.H.copy(); P.maxh=.06
    soft=lambda tag,c1,c2: B(tag,(.062,.05,.026),c1,c2,amp=.12,power=4,rough=.34,sss=.25,coat=.15,rndv=.2,brown=.3)  # peppers that have fried: limp, dull
    layersP(P,rng,[('blackbean',56,.14,dict(sink=.040,scale=(.85,1.0))),('reddice',46,.12,dict(meshes=soft('picred','#7a1a0e','#b0402a'),sink=.028,scale=(.7,1.0),mode='flat')),('grndice',34,.14,dict(meshes=soft('picgrn','#4f5c20','#7f8c40'),sink=.026,scale=(.7,1.0),mode='flat')),('raisin',22,.2,dict(sink=.022,scale=(.8,1.0)))],.95)
    for x,y in gp(rng,.93,.055,190): obj(rng.choice(ING['mince']['f']()),(x,y,P.h(x,y)+.002),quat=rq(rng),scale=rng.uniform(.3,.65))
    layersP(P,rng,[('greenolive',13,.30,dict(sink=.05,scale=(.75,.9))),('cilantro',15,.2,dict(R=.8,scale=(.75,1.05),lift=.02,tilt=.25)),('pepper',40,.1,{})],.88)
    props(rng); spoon((-1.2,-1.62,0),.1,1.0,STEEL())


def black_pepper_tofu(S):
    rng,P=fallen(S,('#c9b48a','#d6c39c'),607,(-1.75,.95,2.1,1.9,-.3,'#8f3f2c','#efe0c2',67),dict(R=1.2,H=.38,col='#2c3b44',inner='#3a4d57',speck='#10181c'),
      (0,0,.96,.18,.14,'#3a1a08','#6a3412',dict(key='bpt',rough=.15,coat=.7)),
      [('glazed',52,(.9,1.1)),('onionpetal',24,(.85,1.05)),('redpep',24,(.75,.95)),('grnpep',22,(.75,.95))],
      [('pepper',260,.045,dict(R=.95)),('scallion',40,.1,dict(R=.8)),('sesame',50,.1,{})],
      [lambda r: side(r,1.5,1.25,'scallion','#e6dcc8',.44,.08,70),lambda r: chopsticks(2.0,-1.25,.5,-1.3,.06,.06),lambda r: loose(r,'scallion',[(-1.35,-1.1),(-1.25,-.85),(-1.55,-.8)]),lambda r: loose(r,'pepper',[(x,y) for x,y in gp(r,.35,.07,22,-1.55,-1.15)])])


def cauliflower_steaks(S):
    rng=bg(S,('#5c6e52','#687b5e'),41,(1.75,.9,2.0,2.0,-.3,'#f0e7d6','#b5842f',43)); o,ih,pin=crock('plate',1.42,.15,'#3a4650',clay='#8a6547',speck='#161e26',well=.72)
    P=Pile(1.5,ih); x,y,f=disk_grid(1,70,240); a=np.arctan2(y,x); k=.98*(1+.05*np.cos(3*a+1)+.04*np.cos(5*a)); X,Y=x*k+.02,y*k*.86-.04; r=np.hypot(x,y); z=.06+.06*np.sqrt(np.clip(1-r**4,0,1))+.016*np.sin(np.hypot(X+.2,Y-.3)*17)*(1-r**3)+.010*N(X,Y,4,2); pm=sauce_mat('beanp',.42,sss=.2,coat=.06,bump=.12)
    so=obj(mesh('puree',np.stack([X,Y,z],-1),f,cmix('#d9c9a0','#ebe0c2',.5+N(X,Y,3,1)),pm)); P.H=np.where(((P.X-.02)/.96)**2+((P.Y+.04)/.83)**2<1,.115,P.H); P0=P.H.copy()
    steak=cauliflower_slab(.98,.25,2); q=Euler((.06,-.03,-.35)).to_quaternion(); s=obj(steak,(-.05,.08,.24),quat=q); fl=floret('cauroast','#b06a24','#ecc886','#ead6a4','#6b3410')
    for px,py,sc,q in ((.93,-.50,.78,align((.5,-.5,.55),1.0)),(.60,-.83,.66,align((-.3,-.9,.35),2.2)),(-.99,-.30,.62,align((-.6,-.6,.5),.4))): seated(obj(fl[int(px*7)%len(fl)],(px,py,1),quat=q,scale=sc),P.h(px,py)-.02)
    Q=spile(0,0,1.25,.02); P.H=np.maximum(P.H,0); wetted(so,Q,.15+0*Q.X,creep=.012,reach=.04,dark=.22)
    om=food('chimoil','#6b7a1a','#94962c',scale=6,rough=.06,sss=.1,bump=.1,coat=.5,rndv=0); path=wavepath(-.52,.34,.46,.28,.07,1.3); poured(Q,path,.13,om,thick=.010,round_=.02)
    hb=chopped(); gar=B('garlicbit',(.02,.016,.012),'#e2cf9c','#f1e4bf',sub=2,amp=.3,coat=.2); chi=ING['flake']['f']()
    def strew(ms,n,w,lift,sc,pts=path):
        for _ in range(n):
            p=pts[int(rng.random()*(len(pts)-1))]; x,y=p[0]+rng.gauss(0,w),p[1]+rng.gauss(0,w); obj(rng.choice(ms),(x,y,Q.h(x,y)+lift),quat=align(Q.normal(x,y,.05),rng.uniform(0,6.28),.5,rng),scale=rng.uniform(*sc))
    strew(hb,760,.062,.008,(.3,.8)); strew(hb,150,.17,.005,(.25,.65)); strew(chi,60,.08,.014,(.6,1.1)); strew(gar,40,.08,.014,(.5,1.0)); p2=wavepath(.62,-.34,.98,-.36,.05,1); strew(hb,190,.055,.006,(.3,.75),p2); strew(chi,16,.06,.012,(.6,1.1),p2)
    oildrops(Q,rng,26,.95,'#7a841e','#a09a34',key='oilch',shape=lambda x,y:math.hypot(x+.02,y)>.62); put(Q,rng,'parsley',[(-.3,.22),(.12,.02),(.62,-.5)],scale=(.6,.8)); put(Q,rng,'pepper',gp(rng,.95,.1,60))
    citruswedge('lemon',-1.42,-1.05,.11,.9,112,.9); dip(-1.6,1.35,.42,.24,'#e6dcc8','#4a5c1c','#7a822e','chid',top=[('herb',90,.035),('flake',16,.07)],rng=rng,spiral=.004); fork((-.9,-1.55,0),.12,1.0,GOLD()); loose(rng,'parsley',[(1.55,-.9),(1.35,-1.15)],.03)


def chickpea_coconut_curry(S):
    rng=random.Random(42); stage(table=('#b9552f','#c9653d'),**S); cloth((1.62,.95),(2.2,1.7),-.5,'#efe7d8','#7a2d22',seed=5)
    o,ih,pin=bowl(1.14,.52,'#2c4744',inner='#ece4d4',clay='#8a6547'); q=Liquid(pin,.42,('#b0621c','#cf8838','#8a3f0e'),seed=71,contrast=.3); q.rough(.010,3.5,1,2); q.rough(.004,13,2); q.rough(.0010,42,3,2); R=q.R
    q.specks(rng,420,(.004,.016),('#8a3a10','#c9702a'),.96,.3); q.specks(rng,70,(.014,.034),('#a8341a','#c9502c'),.9,.35,asp=(1,1.6)); q.specks(rng,160,(.004,.012),('#3f5a20','#5c7430'),.95,.3,asp=(1,2.2))
    # chickpeas that lie under the skin of the sauce lift it
    cp=chickpea(food('cpcurry','#b86f34','#dda468',scale=6,rough=.26,sss=.2,bump=.12,bscale=40,coat=.3,rndv=.14,rndh=.004)); pts=gp(rng,R-.07,.105,210); up=[p for p in pts if rng.random()<.72]; under=[p for p in pts if p not in up]
    for x,y in under: q._stamp(x,y,.066,lambda d: .022*np.sqrt(1-d),1.06)
    near=np.zeros_like(q.X)
    for x,y in up: near=np.maximum(near,np.exp(-(np.clip(np.hypot(q.X-x,q.Y-y)-.055,0,9)/.018)**2))
    q.H+=.016*near; q.C*=(1-.22*near)[...,None]; q.D=np.minimum(q.D,1-.55*near)
    q.cream(np.array([(-.30,-.42),(-.02,-.50),(.28,-.42),(.44,-.22)]),.034,'#f3e8d2',5,1.3,.3); q.drops(rng,60,'#c9560c',(.008,.05),.92,3); q.meniscus(); q.show(wet_mat('cocurry',.3,.16,.04,.08)); q.wash(seed=9); q.bubbles(rng,14); P=q.pile()
    for x,y in up: s=rng.uniform(.54,.72); obj(one_of(rng,cp),(x,y,q.at(x,y)+rng.uniform(-.030,.012)),quat=rq(rng),scale=uneven(rng,s))
    herbs(rng,[(-.16,.16),(-.04,.22),(-.08,.08),(.06,.14),(.34,-.30)],spile(0,0,.6),'cilantro',(.65,.9),.015,.3); P=spile(0,0,1.0,.02); put(P,rng,'chilli',gp(rng,.5,.3,5,.05,0),scale=(.7,.95)); put(P,rng,'herb',gp(rng,.8,.12,30))
    ricebowl(rng,-1.5,1.6,'#d9a441'); spoon((-1.62,-1.12,0),1.75,1.0)


def chilli_sin_carne(S):
    rng=bg(S,('#3f5a52','#4b6a61'),17,(1.7,.9,2.1,1.8,-.4,'#ecdfc6','#b5402f',16)); o,ih,pin=crock(R=1.16,H=.5,col='#3a3b3d',inner='#d8c9ac',clay='#6b4a30',speck='#1c1c1e')
    P=Pile(1.2,lambda X,Y:np.maximum(ih(X,Y),.34+.10*np.clip(1-(X*X+Y*Y)/1.1,0,1))); 
    kid=bean(food('kidstew','#3a0d0c','#6e2018',scale=6,rough=.4,sss=.1,bump=.15,coat=.12,rndv=.3,rndh=.012),(.118,.07,.064),'kidstew'); corn=B('cornstew',(.062,.052,.045),'#b8781a','#e0ac3e',power=3,amp=.12,coat=.15,rough=.35); pep=B('pepstew',(.085,.065,.03),'#6e120a','#a82a16',amp=.14,power=3.4,coat=.2,rough=.3); on=B('onstew',(.06,.05,.022),'#9a5a34','#c98a58',amp=.2,power=3,coat=.2)
    layersP(P,rng,[('kidney',110,.13,dict(meshes=kid,sink=.01)),('corn',46,.12,dict(meshes=corn)),('reddice',34,.15,dict(meshes=pep)),('onionw',40,.12,dict(meshes=on)),('kidney',54,.135,dict(meshes=kid,R=.8)),('corn',20,.15,dict(meshes=corn,R=.8)),('kidney',14,.16,dict(meshes=kid,R=.45))],.97,.14)
    P.H=np.minimum(P.H,np.where(np.hypot(P.X,P.Y)<1.0,9,.40)); bound(P,1.03,('#330c05','#7d220c'),sauce_mat('chil',.5,coat=0,bump=.35,spec=.22),deep=-.002,soft=.05,seed=4,lump=.018,edge=.03)
    layersP(P,rng,[('avodice',20,.12,dict(R=.34,cx=.34,cy=-.08,sink=.02)),('avodice',7,.13,dict(R=.20,cx=.34,cy=-.06,sink=.03)),('cilantro',12,.09,dict(R=.24,cx=-.12,cy=.14,scale=(.95,1.3))),('cilantro',9,.22,dict(R=.85,scale=(.7,1.0))),('herb',60,.08,dict(R=.9)),('flake',30,.1,dict(R=.5,cx=.2)),('pepper',40,.1,{})])
    citruswedge('lime',1.38,-.9,.11,.6); loose(rng,'cilantro',[(-1.4,.55),(1.5,-.55)],.03); ricebowl(rng,-1.5,1.45,'#c98a3a'); spoon((-1.75,-1.2,0),.9,1.0,STEEL())


def edamame_pesto_penne(S):
    rng,P=fallen(S,('#d9b0a0','#e3bfb0'),612,(1.75,.95,2.0,1.8,-.35,'#f5efe2','#4a6a3a',72),dict(R=1.2,H=.38,col='#3f5a4a',inner='#e0d6bc',clay='#6b4a2a',speck='#1c2a20'),(0,0,.96,.16,.14,'#6f8a2a','#a8bc5a',dict(key='epp',rough=.45,bump=.8)),
      [('gpenne',92,(.95,1.1)),('edamame',70,(.85,1.05)),('cherry',9,(.7,.85),True)],
      [('pepita',18,.2,dict(R=.8)),('herb',110,.06,{}),('parm',50,.08,dict(R=.7)),('basil',7,.26,dict(R=.6,scale=(.7,.95))),('pepper',50,.09,{})],
      [lambda r: citruswedge('lemon',1.45,-.9,.11,.6),lambda r: loose(r,'edamame',[(-1.5,-.85),(-1.38,-1.0),(-1.6,-1.05)]),lambda r: loose(r,'basil',[(-1.55,.95),(1.65,-.5)],.03),lambda r: garlic(-1.6,1.25,.9),lambda r: fork((1.15,-1.45,0),.5,1.0,GOLD())])
    oildrops(P,rng,30,.8,'#8a9a2a','#a8b84a',key='oilep')


def gnocchi_with_pesto(S):
    rng=bg(S,('#e9c3b4','#f0d0c3'),13,(1.6,1.0,2.1,1.8,-.35,'#f5efe2','#5f7a4a',22)); o,ih,pin=crock('plate',1.3,.17,'#f0ece2',clay='#b08b66',well=.66); P=Pile(1.45,ih); low=mound(P,0,0,.84,.12,.05,'#5a7a22','#8fa23c',key='pes',rough=.4,coat=.3,bump=.6)
    g1=gnocchi(); gm=food('gnp','#6a8022','#d9bd6a',scale=7,rough=.32,sss=.2,bump=.3,bscale=30,coat=.3,rndv=.16,contrast=(.40,.58))
    g2=variants('gnog',4,lambda i: g1[i].copy())
    for me in g2: me.materials.clear(); me.materials.append(gm)
    mix_=[g2[0],g2[1],g2[2],g2[3],g1[1]]
    tumble(rng,[('gnocchi',mix_,34,(.95,1.15)),('gnocchi',mix_,24,(.95,1.15))],[o,low],.5,.4,friction=.95); P=spile(0,0,1.1,.016)
    pm=food('pesto','#33560f','#6f9a24',scale=12,rough=.35,sss=.1,bump=.6,bscale=40,coat=.5,rndv=.2); pc=crumb(pm,.026,6,.5,'pesto',2)
    put(P,rng,'mince',gp(rng,.8,.035,330),meshes=pc,sink=.035,scale=(.4,1.0)); put(P,rng,'mince',gp(rng,.26,.035,60),meshes=pc,sink=.02,scale=(.6,1.3))
    layersP(P,rng,[('pinenut',44,.1,dict(R=.8)),('parm',50,.08,dict(R=.7,scale=(.8,1.5))),('tomhalf',6,.42,dict(R=.66,scale=(.75,.85))),('pepper',50,.08,dict(R=.85))])
    for a in (.2,1.5,2.6,3.9,5.2): obj(rng.choice(leaf('basil',6)),(.07*math.cos(a),.07*math.sin(a),P.h(0,0)+.06),quat=align((.4*math.cos(a),.4*math.sin(a)-.1,1),a,.15,rng),scale=1.05)
    loose(rng,'basil',[(1.4,-.8),(1.62,-.62),(-1.45,.8)],.03); loose(rng,'pinenut',[(1.45,-1.0),(1.3,-1.1),(-1.4,1.0),(-1.3,1.12),(-1.55,.95)]); fork((-1.45,-1.28,0),.25,1.0,GOLD()); dip(-1.5,1.45,.42,.22,'#c9d2b4','#3f6312','#6f9a24','pesd',spiral=.01)


def jackfruit_tacos(S):
    L=[('shred',60,.42,dict(scale=(.65,.95))),('shred',26,.47,dict(scale=(.6,.85))),('whitecab',9,.52,{}),('redcab',14,.54,dict(scale=(.7,.95))),('carrot',8,.55,dict(scale=(.6,.8))),('cilantro',7,.60,dict(scale=(.8,1.1))),('chilli',4,.62,{}),('sesame',8,.6,{})]
    tacos_plate(S,('#7d4a6a','#8a5677'),51,(1.7,1.0,2.1,1.8,-.4,'#e9cf8f','#7d2a3a',51),'board',L,dict(c1='#dba850',c2='#efcd88'),[lambda r: citruswedge('lime',-1.05,-.55,.21,.6),lambda r: citruswedge('lime',-.78,-.78,.21,-.3,250),lambda r: dip(1.1,.82,.36,.2,'#e6dcc8','#5a1a08','#8a3010','bbq',inner='#d9ccb2'),lambda r: loose(r,'cilantro',[(.95,-.9),(-1.35,.9)],.12),lambda r: loose(r,'redcab',[(-1.2,-.1),(1.3,-.55),(1.15,-.75)],.1),lambda r: citrushalf('lime',-1.75,1.2,1.0)],None,dict(elev=31,dist=6.0,target=(0,0,.32)))


def kimchi_tofu_stew(S):
    def props(r): side(r,1.5,1.3,'kimchi','#d8ccb4',.5,.15,22,scale=(.6,.8)); chopsticks(2.05,-1.05,.45,-1.42,.06,.06,('#4a2a18','#7a4a28')); loose(r,'scallion',[(-1.4,-.85),(-1.28,-1.0),(-1.52,-1.05)]); dip(-1.55,1.3,.36,.2,'#e6dcc8','#8a2408','#d0561c','kmd',inner='#e6dcc8',spiral=0)
    rng,P,R=soup(S,('#7f8f86','#8e9d94'),601,(-1.8,.0,1.6,2.2,.25,'#f0e6d2','#a8452a',61),DARK,.42,('#8a1c06','#d24a14','#6a1204'),'kts',dict(rough=.14,coat=.5,bump=.04,oil='#e8701a',lump=.01),
      layers=[('kimchi',34,.17,dict(R=.94,scale=(.8,1.1))),('slab',13,.31,dict(R=.8,sink=.085)),('edamame',22,.2,dict(R=.9)),('kimchi',18,.2,dict(R=.8,scale=(.7,.95))),('mush',7,.36,dict(R=.85,scale=(.9,1.05))),('scallion',46,.09,dict(R=.75)),('chilli',9,.26,dict(R=.8)),('sesame',40,.1,dict()),('flake',50,.09,dict())],props=[props],maxh=.075,elev=50,sp=(1.25,-1.45,.5,.95,STEEL()))
    oildrops(P,rng,50,.95,'#d9560c','#f08a2a',key='oilk')


def lentil_and_spinach_dal(S):
    def props(r): side(r,-1.5,1.2,'lentilr','#d9a441',.46,.055,160); tomatoes_vine(r,[(1.55,1.2),(1.75,1.0)],1.15); citruswedge('lemon',1.42,-.9,.11,.6); loose(r,'spinach',[(-1.5,-.75),(1.6,-.4)],.03); loose(r,'lentilr',[(x,y) for x,y in gp(r,.28,.06,22,-1.45,-1.05)])
    rng,P,R=soup(S,('#7a4a66','#885672'),606,(1.75,.8,1.9,1.8,.35,'#f2e2b8','#4a6a3a',66),dict(R=1.14,H=.5,col='#3f5a4a',inner='#d8c8a0',clay='#6b4a2a',speck='#1c2a20'),.42,('#c8780c','#f0b23a','#a8580a'),'lsd',dict(lump=.03,oil='#e08a10',rough=.34,coat=.15),
      layers=[('lentilr',110,.09,dict(sink=.02,scale=(.5,.65))),('wilted',44,.15,dict(R=.94,scale=(.55,.85))),('tomdice',16,.23,dict(sink=.02)),('garlicchip',14,.2,dict(R=.6)),('chilli',10,.22,dict(R=.7)),('bsesame',50,.09,dict(R=.75)),('flake',30,.12,dict())],props=[props],maxh=.07,sp=(-1.75,-1.25,.6,1.0,GOLD()))
    oildrops(P,rng,60,.85,'#d98a10','#f0b03a',key='oilld')


def mapo_tofu(S):
    def props(r): side(r,1.5,1.3,'scallion','#e6dcc8',.44,.08,70); chopsticks(2.05,-1.0,.5,-1.42,.06,.06,('#7a2a14','#a8482a')); loose(r,'scallion',[(-1.4,-.85),(-1.28,-1.02),(-1.55,-1.02)]); loose(r,'chilli',[(-1.6,.9),(-1.45,1.05)])
    rng,P,R=soup(S,('#35505a','#40606a'),603,(-1.8,.6,1.7,2.0,.3,'#e9c98a','#a8452a',63),dict(R=1.18,H=.4,col='#e9e2d2',inner='#efe8d8',clay='#8a6547'),.31,('#5a0e04','#b02a08','#3a0802'),'map',dict(rough=.12,coat=.7,bump=.05,oil='#e0500c',lump=.02),
      layers=[('crumble',90,.085,dict(sink=.02,scale=(.6,.8))),('mapotofu',34,.22,dict(R=.92)),('crumble',90,.08,dict(R=.9,sink=.0,scale=(.5,.75))),('scallion',60,.085,dict(R=.8)),('chilli',10,.26,dict(R=.8)),('pepper',90,.06,dict(R=.85)),('flake',50,.09,dict())],props=[props],maxh=.10,elev=50,sp=(1.2,-1.5,.5,.95,STEEL()))
    oildrops(P,rng,110,1.0,'#c8400c','#ee6a1a',key='oilmp')


def moroccan_tagine(S):
    def props(rng):
        o,ih,pin=smallbowl(.66,.34,'#e3cda2',(-1.55,1.45)); P=Pile(3.2,lambda X,Y:.25+0*X,.02); mound(P,-1.55,1.45,.57,.16,.25,'#c99a4a','#e6c684',key='cous',bump=1.0); grains(P,rng,'couscous',.55,-1.55,1.45,.036,700); put(P,rng,'almond',gp(rng,.35,.15,7,-1.55,1.45)); put(P,rng,'herb',gp(rng,.5,.08,30,-1.55,1.45))
        citruswedge('lemon',1.45,-.85,.11,.6); loose(rng,'apricot',[(1.65,-.35),(-1.5,-.75),(-1.68,-.9)]); loose(rng,'almond',[(-1.35,-1.1),(1.35,-1.2)]); loose(rng,'cilantro',[(1.6,-1.15)],.03)
        # tagine lid behind
        m=ceramic('lid','#b5562c','#5a2412',.3,.3); pr=smooth_prof([(.62,0),(.66,.03),(.6,.12),(.42,.42),(.25,.78),(.14,1.0),(.12,1.08),(.17,1.16),(.14,1.25),(.001,1.28)],100); obj(revolve('lid',pr,120,m,lambda V,s: mix(lin('#a84a22'),lin('#7a2e14'),sstep(.1,.16,V[:,2])*(1-sstep(.2,.26,V[:,2])))),(1.55,1.75,.0))
    rng,P,R=soup(S,('#2f6a72','#3c7880'),79,(-1.85,-.75,1.7,1.8,.3,'#e9c98a','#a8452a',79),dict(R=1.2,H=.42,col='#b5562c',inner='#a04a24',clay='#7a3418',speck='#5a2412'),.34,('#8a3a08','#cf7418','#6a2406'),'tag',dict(lump=.03,dome=.05,oil='#d9740c'),
      layers=[('squash',15,.29,dict(sink=.06)),('chickpea',60,.14,dict(sink=.03,scale=(.9,1.1))),('courghalf',9,.34,dict(sink=.03,scale=(.85,1))),('carrotcoin',11,.3,dict(scale=(.85,1.0),tilt=.35,sink=.02)),('auber',6,.4,dict(sink=.05)),('tomdice',14,.25,dict(sink=.02)),('redpep',8,.3,dict(scale=(.7,.9))),('apricot',11,.3,dict(R=.85)),('chickpea',24,.15,dict(R=.6,sink=0)),('raisin',18,.2,dict(R=.9)),('almond',20,.17,dict(R=.8)),('cilantro',14,.16,dict(R=.6)),('sesame',50,.09,dict())],props=[props],maxh=.095,sp=None,elev=46,dist=6.5,target=(.02,.12,.25))


def mushroom_and_lentil_ragout(S):
    def props(r): whole_mush(r,1.45,1.0,.9); whole_mush(r,1.78,.7,.75); loose(r,'thyme',[(-1.45,-.85),(-1.6,-1.0)],.03)
    rng,P,R=soup(S,('#b8a27a','#c6b28c'),613,(1.75,-.6,1.9,1.8,.35,'#5a3a4a','#e8dcc4',73),dict(R=1.18,H=.42,col='#4a3a44',inner='#5a4650',clay='#8a6547',speck='#1c1418'),.34,('#2a0f08','#5f2a14','#1c0804'),'mlr',dict(rough=.2,coat=.5,lump=.03,bump=.08,dome=.06),
      layers=[('lentilb',900,.036,dict(sink=.02,scale=(.55,.78))),('mush',46,.13,dict(R=.88,scale=(.75,1.05),sink=.014,meshes=mush_slice(9,1.25,wet=.4,tag='dark'))),('carrotcoin',12,.24,dict(R=.86,scale=(.62,.85),tilt=.3,sink=.02)),('mush',18,.17,dict(R=.75,scale=(.75,1.0),tilt=.22,sink=.010,meshes=mush_slice(9,1.25,wet=.4,tag='dark'))),('lentilb',260,.045,dict(R=.9,scale=(.55,.78),sink=.012)),('thyme',4,.3,dict(R=.4,scale=(.6,.9),lift=.01)),('herb',40,.08,dict(R=.8)),('pepper',20,.1,dict(R=.8,scale=(.4,.8)))],props=[props],maxh=.13,sp=(-1.75,-1.25,.45,1.0,STEEL()))


# ======================================================= DINNER
def mushroom_risotto(S):
    def props(rng): whole_mush(rng,1.45,1.05,.9); whole_mush(rng,1.75,.75,.75); loose(rng,'parsley',[(1.35,.5)],.03)
    rng,P,R=soup(S,('#56636b','#63717a'),3,(1.6,-.9,2.0,1.8,.35,'#eadfca','#9a5b34',7),dict(R=1.18,H=.36,col='#efe6d6',clay='#a98763'),.25,('#cfac70','#e6cd9a','#b8904e'),'ris',dict(lump=.03,amp=.03,dome=.10,seed=4,rough=.26,coat=.35),
      layers=[('ricer',2100,.034,dict(sink=.021,scale=(.72,.95),meshes=variants('risg',6,lambda i: blob('risg',(.040,.0215,.0205),.08,1.3,i*3,2,food('risg','#dcb97e','#f0dcae',scale=6,rough=.26,sss=.4,bump=0,coat=.35,rndv=.12))))),
        ('mush',34,.125,dict(R=.58,tilt=.2,sink=.012,scale=(.75,1.0))),('mush',12,.15,dict(R=.40,tilt=.3,scale=(.75,1.0))),('herb',46,.06,dict(R=.62)),('parsley',5,.2,dict(R=.35,scale=(.7,.95),lift=.01)),('parm',16,.12,dict(R=.6)),('pepper',22,.1,dict(R=.7,scale=(.4,.8)))],
      props=[props],sp=(-1.7,-.95,1.1,1.0))


def mushroom_stroganoff(S):
    rng=bg(S,('#5f3b46','#70495a'),15,(-1.7,-.9,1.9,2.0,.45,'#e6d6c0','#8c5a3a',32)); o,ih,pin=crock('bowl',1.2,.34,'#e6e0d2',clay='#9a7350')
    nm=food('tagl','#dcb468','#efd296',scale=2.2,rough=.3,sss=.25,bump=.05,coat=.35,rndv=.14); tagliatelle(.16,rng,.98,130,.10,nm,dome=.2,layers=5)
    P=spile(0,0,1.1,.014); P.B0=P.H.copy(); P.maxh=.08; at=dict(R=.50,cx=.02,cy=-.06)
    # the mushrooms lie on the pasta, sauce fills what is between them and runs down between the ribbons
    for n,d,k in ((30,.125,dict(at,sink=.016,scale=(.8,1.1))),(9,.2,dict(at,R=.40,tilt=.25,scale=(.8,1.1)))): layersP(P,rng,[('mush',n,d,k)],1.0)
    bound(P,.54,('#b58a52','#d9b986'),food('strs',vcol=True,rough=.22,sss=.3,bump=.08,bscale=14,coat=.45,rndv=0,rndh=0),(.02,-.06),deep=.026,soft=.05,seed=4,edge=.06)
    layersP(P,rng,[('mush',7,.24,dict(at,R=.42,tilt=.25,scale=(.85,1.1),sink=.012)),('herb',46,.06,dict(at,R=.5)),('parsley',3,.2,dict(R=.22,scale=(.75,.95),lift=.01)),('pepper',20,.1,dict(R=.6,scale=(.4,.8)))])
    fork((1.25,-1.25,0),.75,1.0,GOLD()); whole_mush(rng,1.50,.95,.9); whole_mush(rng,1.8,.62,.75)


def paella_with_artichokes(S):
    rng=bg(S,('#2f4f6e','#3a5d7e'),87,(1.8,1.0,2.0,1.8,-.3,'#f3e9d2','#d9a03a',87),elev=54,dist=6.6); R0=1.34
    m=metal('pan','#5a5a5c',.38); pr=smooth_prof([(.001,0),(R0*.9,0),(R0*.95,.03),(R0,.22),(R0-.01,.24),(R0-.03,.22),(R0*.95-.03,.06),(R0*.88,.04),(.001,.04)],110); obj(revolve('ppan',pr,150,m))
    hm=food('hred','#a3160f','#c4261a',rough=.35,sss=0,bump=.05,coat=.5)
    for s in (1,-1): a=np.linspace(-1,1,30); obj(tube_mesh('ph',np.stack([s*(R0-.02+.26*np.sqrt(np.clip(1-a**4,0,1))),a*.34,.22+.05*np.sqrt(np.clip(1-a**4,0,1))],-1),.042,hm,12))
    P=Pile(1.45,lambda X,Y:.04+0*X); mound(P,0,0,1.255,.07,.11,'#a8680c','#d99a22',.25,key='pae',bump=.8,noise=.03); P.B0=P.H.copy(); P.maxh=.09
    rc=variants('price',6,lambda i: blob('price',(.044,.0215,.0205),.10,1.3,i*3,2,food('price','#cf8f1e','#efc25a',scale=5,rough=.34,sss=.3,bump=.1,bscale=40,coat=.18,rndv=.18,rndh=.008)))
    put(P,rng,'ricey',gp(rng,1.225,.036,4200,tries=90000),meshes=rc,sink=.008,tilt=.6)
    # hearts of artichoke in quarters: leaf upon leaf at the cut, browned in the pan
    am=food('artq',vcol=True,rough=.36,sss=.2,bump=.3,bscale=30,coat=.2,rndv=.14)
    def art(i):
        def fn(p,n): p=p.copy(); t=p[:,0]/.2; p[:,1]*=1-.42*t+.10*np.sin(t*6+i); p[:,2]=np.minimum(p[:,2],.028+.012*fbm(p*16+i,2)-.010*np.cos((np.abs(p[:,1])/.018+t*1.5)*np.pi)*(n[:,2]>.2)); p[:,2]+=.05*t*t; return p
        def cf(p,n): t=p[:,0]/.2; k=fbm(p*10+i*3,4); lay_=.5+.5*np.cos((np.abs(p[:,1])/(.018+.004*t)+t*1.5+.8*k)*np.pi); c=mix(lin('#8f8a48'),lin('#d9d09a'),c01(lay_+.3*k)); c=mix(c,lin('#e6dcae'),sstep(.3,.9,-t)*.8); c=mix(c,lin('#6f7536'),(n[:,2]<.25)*.8); c=mix(c,lin('#8a5420'),sstep(.05,.45,k+.25*t)*.7); return mix(c,lin('#4a2c10'),sstep(.62,1,t+.4*k)*.8)
        return blob('artq',(.20,.105,.075),.06,1.5,i*3,5,am,fn,cf,3,2.5)
    ar=variants('artq',7,art)
    for x,y in gp(rng,1.0,.40,15): z=P.put_ellipsoid(x,y,.15,.05,.03); lay(ar,rng,x,y,z+.01,P.normal(x,y,.15),tilt=.22,scale=rng.uniform(.8,1.1))
    layersP(P,rng,[('redpep',20,.26,dict(R=1.08,scale=(.6,.85),tilt=.15,sink=.02)),('greenbean',24,.21,dict(R=1.1,sink=.03,scale=(.75,.95))),('pea',60,.1,dict(R=1.12,scale=(.7,.9),sink=.03)),('tomhalf',6,.55,dict(R=.95,sink=.05,scale=(.8,.95)))])
    put(P,rng,'ricey',gp(rng,1.15,.075,300),meshes=rc,sink=.004,tilt=.6); layersP(P,rng,[('herb',110,.06,dict(R=1.1)),('parsley',6,.4,dict(R=.8,scale=(.7,1.0),lift=.01))])
    for a in (.75,2.75,4.9): x,y=.93*math.cos(a),.93*math.sin(a); obj(wedge('lemon')[0],(x,y,P.h(x,y)+.13),(math.radians(38),0,a+1.57+rng.uniform(-.4,.4)),.72)
    spoon((.6,-1.62,0),.12,.95,GOLD())


def palak_tofu(S):
    def props(rng):
        ricebowl(rng,1.5,1.45,'#efe6d6'); obj(flatbread(.9,5),(-1.5,1.15,.04),(.0,.05,.5)); citruswedge('lemon',1.4,-.85,.11,.6); loose(rng,'spinach',[(-1.5,-.75),(1.55,-.4)],.03)
    rng,P,R=soup(S,('#c98a3a','#d49a4e'),19,(-1.7,-1.0,2.0,1.7,.3,'#f0e8d8','#7a3a2a',17),dict(R=1.14,H=.5,col='#6a4a34',inner='#8a6040',clay='#4a2f1e',speck='#2a1810'),.42,('#2f420c','#5c7020','#1f2e08'),'pal',dict(lump=.05,amp=.02,rough=.45,coat=.03,swirl=('#fbf2df',spiralpath(1.75,.30,.045,0,-.02,.3,.85),.04)),
      layers=[('tofuwhite',19,.29,dict(R=.82,sink=.07,mode='flat',scale=(1.0,1.2),tilt=.25)),('tofuwhite',4,.26,dict(R=.3,sink=.05,mode='flat',tilt=.3)),('chilli',12,.25,dict(R=.85)),('garlicchip',9,.28,dict(R=.8)),('flake',40,.1,dict()),('cilantro',8,.12,dict(R=.22,cx=.05,cy=.05))],props=[props],sp=(1.2,-1.45,.5,.95,GOLD()))


def pizza_margherita(S):
    rng=bg(S,('#43584a','#4f6656'),67,(1.75,1.25,1.8,1.6,-.4,'#f0e7d6','#b5402f',66),elev=62,dist=6.4,target=(.03,-.02,.1)); board((0,0),(3.0,2.75),.12,'#7a4a26','#b8824c',.1,7)
    m=food('pizza',vcol=True,rough=.42,sss=.12,bump=.3,bscale=22,coat=.18,rndv=0,rndh=0); bl=gp(rng,.92,.30,15); bl=[(x,y,rng.uniform(.18,.28),rng.uniform(0,9)) for x,y in bl]
    def cheese(X,Y):
        w=np.zeros_like(X)
        for x,y,r,s in bl: w=np.maximum(w,1-sstep(r*.72,r*1.05,np.hypot(X-x,Y-y)*(1+.35*N(X,Y,4,s))))
        return w
    def zf(X,Y,r,a): cr=np.sin(np.pi*np.clip((r-.80)/.205,0,1))**.8; n=fbm(np.stack([np.cos(a)*5,np.sin(a)*5,r*3],-1),4); return .045+(.085+.075*n)*cr+.03*cheese(X,Y)*(1-sstep(.78,.84,r))+.012*N(X,Y,8,2)+.012*N(X,Y,16,5)*cr-.04*sstep(.985,1,r)
    def cf(X,Y,r,a,z):
        n=N(X,Y,3.5,2,5); c=mix(lin('#8e1a06'),lin('#cf4416'),c01(.5+1.2*n)); c=mix(c,lin('#6a1204'),sstep(.25,.5,N(X,Y,14,5,3))*.5); w=cheese(X,Y); ch=mix(lin('#dfc188'),lin('#eedbb0'),c01(.5+N(X,Y,6,1))); ch=mix(ch,lin('#b0601c'),sstep(.12,.42,N(X,Y,7,8,4)+.12)*.8); c=mix(c,lin('#e08a3a'),sstep(.05,.5,w)*.6); c=mix(c,ch,sstep(.35,.75,w)); cr=sstep(.80,.845,r+.05*N(X,Y,5,3)); k=fbm(np.stack([np.cos(a)*3,np.sin(a)*3,r*4],-1),4); dg=mix(lin('#d29a4c'),lin('#a8601e'),c01(.45+1.4*k)); dg=mix(dg,lin('#e0b878'),(1-sstep(.80,.84,r))*.7); dg=mix(dg,lin('#7a3a10'),sstep(.9,1,r)*.5); dg=mix(dg,lin('#2a1206'),sstep(.10,.36,fbm(np.stack([np.cos(a)*6,np.sin(a)*6,r*6],-1),3))*.8*sstep(.84,.9,r)); return mix(c,dg,cr)
    obj(dough_disc(1.24,.1,.1,cf,m,zf,wob=.06),(0,0,.10))
    P=Pile(1.4,lambda X,Y: np.where(np.hypot(X,Y)<1.0,.165,.2)); th=tomatoslice(.2,.05)
    for x,y in gp(rng,.85,.42,8): z=P.put_ellipsoid(x,y,.19,.02,.0); lay(th,rng,x,y,z,tilt=.08,scale=rng.uniform(.8,1))
    ba=leaf('basil',6)
    for x,y in gp(rng,.85,.30,15): lay(ba,rng,x,y,P.h(x,y)+.03,tilt=.3,scale=rng.uniform(.85,1.2))
    for a in (.2,1.6,3.1,4.6): obj(rng.choice(ba),(.06*math.cos(a),.06*math.sin(a),.25),quat=align((.4*math.cos(a),.4*math.sin(a),1),a,.15,rng),scale=1.15)
    put(P,rng,'pepper',gp(rng,.95,.09,70)); put(P,rng,'herb',gp(rng,.95,.12,40)); od=food('oil','#c98a1a','#e0a83a',rough=.05,sss=0,bump=0,coat=1,rndv=.1); om=variants('oilp',1,lambda i: blob('oil',(.035,.035,.007),.04,1,0,2,od))
    for x,y in gp(rng,.95,.11,50): obj(om[0],(x,y,P.h(x,y)+.004),scale=rng.uniform(.3,1.0))
    tomatoes_vine(rng,[(-1.75,1.1),(-1.55,1.32),(-1.9,1.38)],1.3); loose(rng,'basil',[(-1.7,-1.0),(-1.55,-1.2),(1.7,-1.15)],.03); fl=ING['crumbs']['f'](); garlic(1.8,-.85,.95)


def ramen_with_miso_broth(S):
    rng=bg(S,('#a83f2c','#b64d38'),77,(1.8,.95,2.0,1.8,-.3,'#e9dcc4','#2c3b52',77)); o,ih,pin=crock('bowl',1.2,.6,'#22303f',inner='#e6dcc8',clay='#8a6547',speck='#0e1620'); so,h,R=sauce_in(pin,.44,('#a8662a','#d39a52','#8a4a1a'),'ram',oil='#e0801a',rough=.12,coat=.5,bump=.03,amp=.006)
    nm=food('ramn','#e2b456','#f5da92',scale=2.2,rough=.25,sss=.25,bump=.03,coat=.45,rndv=.1); noodles(.36,rng,.86,105,.026,nm,dome=.13,layers=3)
    P=Pile(1.2,lambda X,Y: np.maximum(h(X,Y),.43+.15*np.clip(1-(np.hypot(X,Y)/.9)**2,0,1))); P.B0=P.H.copy(); P.maxh=.12
    put(P,rng,'corn',gp(rng,.27,.075,46,-.60,-.22),sink=.0); put(P,rng,'tofus',[(.44+.19*i-.02*j,.30+.2*j-.1*i) for j in range(2) for i in range(3)],scale=(1.05,1.2),spin=.3,tilt=.12,sink=.02)
    bl=bigleaf('bok',.5,.3,'#2f6a1c','#6fa83c','#e9f0d0',.05,4,.4)
    for i,a in enumerate((2.0,2.25,2.5)): lay(bl,rng,.72*math.cos(a),.72*math.sin(a),.56,(.3*math.cos(a),.3*math.sin(a),1),spin=a,tilt=.15,scale=1.0)
    put(P,rng,'mushroom',[(-.15+.13*i,-.62-.02*i) for i in range(5)],spin=1.4,tilt=.3,lift=.03,scale=(1.05,1.2)); put(P,rng,'carrot',gp(rng,.2,.045,18,.55,-.32),scale=(.7,.85),spin=.7)
    nr=food('nori','#14261c','#2a4432',rough=.38,sss=0,bump=.6,bscale=30); 
    for i in range(2):
        x,y,f=np.meshgrid(np.linspace(-.19,.19,20),np.linspace(0,.46,24),indexing='ij')+[None]; V=np.stack([x,y*.30,y+.02*np.sin(y*7+x*5)],-1).reshape(-1,3); lay_solid(obj(mesh('norisheet',V,grid_faces(20,24),mat=nr),(.66+.17*i,.68-.13*i,.42),(-.12,.0,-.55-.2*i)),.01)
    put(P,rng,'scallion',gp(rng,.34,.075,34,.05,.05)); put(P,rng,'scallion',gp(rng,.85,.2,12)); put(P,rng,'sesame',gp(rng,.85,.07,80)); put(P,rng,'chilli',gp(rng,.5,.2,6,0,0)); put(P,rng,'flake',gp(rng,.9,.09,40))
    od=food('oil','#d9560c','#e8861a',rough=.05,sss=0,bump=0,coat=1,rndv=.1); om=variants('oil',1,lambda i: blob('oil',(.04,.04,.006),.04,1,0,2,od))
    for x,y in gp(rng,1.0,.07,70,shape=lambda x,y:math.hypot(x,y)>.78): obj(om[0],(x,y,.452),scale=rng.uniform(.3,1.2))
    chopsticks(2.1,-1.25,.35,-1.42,.06,.06); dip(-1.6,1.4,.36,.2,'#e6dcc8','#7a1206','#b8320c','chio',spiral=0); loose(rng,'scallion',[(-1.5,-.8),(-1.4,-1.0),(-1.65,-.95)]); loose(rng,'corn',[(-1.35,-1.2),(-1.5,-1.25)])


def ratatouille(S):
    rng=bg(S,('#d9c3dd','#e3d0e6') if False else ('#c9a0a8','#d5b0b6'),73,(-1.75,1.0,2.0,1.8,.35,'#f3ebdc','#5a6e8c',73),elev=52,dist=6.0); o,R,ins=bakedish(1.22,1.22,.34,'#4a3a34',inner='#5c4a42',clay='#8a6547',p=2.0,handles=True); k=ins(.22)
    rectsurf(R,k,lambda X,Y,r,z: mix(lin('#8a1a08'),lin('#cc4418'),c01(.5+N(X,Y,5,2,4))),sauce_mat('rat',.22,coat=.4),lambda X,Y,r:.24+.02*N(X,Y,6,1))
    cz=ringslice('courg',.21,.045,('#dfe6ae','#ecefc8','#c3d88a','#2f6a1c'))[0]; ys=ringslice('ysq',.21,.045,('#f3e2a0','#f8ecba','#f2d068','#e8a818'))[0]; ab=ringslice('aubs',.22,.045,('#dcc084','#e9d29c','#d3b060','#34103a'))[0]; ts=tomatoslice(.21,.045)[0]; seq=[cz,ts,ys,ab]
    j=0
    for rr,n in ((1.0,58),(.66,40),(.34,22)):
        for i in range(n):
            a=2*math.pi*i/n+rr; x,y=rr*math.cos(a),rr*math.sin(a); t=.62+rng.uniform(-.06,.06); nx=(-math.sin(a)*math.cos(t)-.30*math.cos(a)*0,math.cos(a)*math.cos(t),math.sin(t)); sc=rng.uniform(.92,1.05)*(1 if rr>.5 else .88); obj(seq[j%4],(x*(.985),y*.985,.34+rng.uniform(-.012,.012)),quat=align(nx,rng.uniform(0,6.28),.05,rng),scale=sc); j+=1
    for i in range(5): a=i*1.25; obj(seq[i%4],(.10*math.cos(a),.10*math.sin(a),.36),quat=align((-math.sin(a)*.7,math.cos(a)*.7,.6),rng.uniform(0,6)),scale=.75)
    P=Pile(1.4,lambda X,Y:.46+0*X); put(P,rng,'herb',gp(rng,1.05,.07,150),lift=-.03); put(P,rng,'pepper',gp(rng,1.05,.1,40),lift=-.02)
    th=leaf('micro',5); ba=leaf('basil',6)
    for a in (.2,1.5,2.6,3.9,5.2): obj(rng.choice(ba),(.07*math.cos(a),.07*math.sin(a),.53),quat=align((.4*math.cos(a),.4*math.sin(a)-.1,1),a,.15,rng),scale=1.05)
    put(P,rng,'basil',gp(rng,.95,.5,6),scale=(.5,.7),lift=.03)
    loose(rng,'courg',[(1.55,-.75),(1.7,-.6),(1.62,-.95)]); tomatoes_vine(rng,[(1.65,.95),(1.85,.72)],1.3); loose(rng,'basil',[(-1.45,-.85)],.03); garlic(-1.6,-1.0,.95); spoon((-.9,-1.55,0),.12,1.0,GOLD())


def red_lentil_dal(S):
    rng=random.Random(11); stage(table=('#23304a','#2c3c5a'),**S); cloth((1.7,-.75),(2.0,1.9),.35,'#c9502f','#f0d9a8',seed=14)
    o,ih,pin=bowl(1.1,.52,'#8a4a2f',inner='#a65d3b',clay='#6b3a22',speck='#3a1d10',speck_amt=.3); q=Liquid(pin,.42,('#b8761a','#d39a38','#94550f'),seed=61,contrast=.3); q.rough(.010,4,1,2); q.rough(.005,13,2); q.rough(.0012,42,3,2)
    # two thirds of the lentils have fallen apart, the others look out of the mash
    q.specks(rng,900,(.012,.030),('#b06c18','#dca84a'),.97,.28,asp=(1,1.3)); q.specks(rng,300,(.026,.034),('#c07a1c','#e0a848'),.95,.42,asp=(1,1.12)); q.oil('#c9600c',.004,np.exp(-((np.hypot(q.X+.05,q.Y-.05)+.10*q.noise(3,77))/.46)**4),3,.09,.010); q.drops(rng,60,'#c9560c',(.008,.06),.9,3); q.meniscus(); q.show(wet_mat('dal',.3,.14,.04,.10)); q.wash(seed=8); q.bubbles(rng,16); P=q.pile()
    cu=variants('cumin',4,lambda i: blob('cumin',(.028,.0062,.0058),.12,1.5,i,3,food('cumin','#3f2712','#6b4722',scale=30,rough=.6,sss=0,bump=.3,bscale=90,rndv=.25),lambda p,n:p*np.stack([1+0*n[:,0],1-.5*n[:,0]**2,1-.5*n[:,0]**2],-1)+np.stack([0*p[:,0],5*p[:,0]**2,0*p[:,0]],-1)))
    for x,y in [(rng.gauss(-.05,.17),rng.gauss(.05,.16)) for _ in range(70)]: obj(rng.choice(cu),(x,y,P.h(x,y)+.004),quat=align((0,0,1),rng.uniform(0,6),.25,rng),scale=rng.uniform(.8,1.15))
    ms=food('mustard','#20140e','#3a261a',rough=.4,sss=0,bump=0,rndv=.3); mu=variants('mustard',3,lambda i: blob('mus',(.0095,.0092,.0090),.08,1.5,i,2,ms))
    for x,y in [(rng.gauss(-.05,.18),rng.gauss(.05,.18)) for _ in range(36)]: obj(rng.choice(mu),(x,y,P.h(x,y)+.003),scale=rng.uniform(.8,1.2))
    gm=food('garl','#e0b868','#a8692a',scale=16,rough=.4,sss=.25,bump=.15,coat=.15,rndv=.2); ga=variants('garl',6,lambda i: blob('garl',(.055,.034,.007),.22,1.8,i,3,gm,lambda p,n:p+np.stack([0*p[:,0],0*p[:,0],(3*(i%3)-2)*p[:,0]**2],-1)))
    for x,y in poisson(rng,.26,.10,8,-.05,.05): lay(ga,rng,x,y,P.h(x,y)+.008,tilt=.15,scale=rng.uniform(.7,1.1))
    # one dried chilli, dark, its skin in folds
    cm=food('dch','#3f0c08','#7d1a10',scale=9,rough=.34,sss=.04,bump=.5,bscale=34,coat=.15)
    for (x,y,a,L) in ((-.12,.14,.6,.52),(.10,-.06,.25,.40)):
        t=np.linspace(-.5,.5,90); p=np.stack([t*L,.09*np.cos(t*3+x*9),.012*np.sin(t*6)],-1); r=.046*np.sqrt(np.clip(1-(np.abs(t)*2)**2.6,.01,1))*(1.1-.75*(t+.5))*(1+.10*np.sin(t*40+x*30)+.07*np.sin(t*97)); me=tube_mesh('dch',p,r,cm,30); n=len(me.vertices); v=np.empty(n*3); me.vertices.foreach_get('co',v); v=v.reshape(-1,3); c=np.repeat(p,30,0)[:n]; k=1+.22*fbm(np.stack([v[:,0]*6,v[:,1]*40,v[:,2]*40],-1),3); v=c+(v-c)*k[:,None]*np.array([1,1,.72]); me.vertices.foreach_set('co',v.ravel()); obj(me,(x,y,P.h(x,y)+.028),(0,.05,a))
    herbs(rng,[(.16,.10),(.24,.0),(.10,.24),(-.26,-.10)],P,'cilantro',(.6,.8),.01,.3); put(P,rng,'herb',gp(rng,.5,.08,22))
    obj(flatbread(.95,3),(-1.42,1.05,.03),(.0,.05,.5)); spoon((-1.5,-1.25,0),1.62,1.0,metal('steel','#d6d3cc',.22))


def sambal_tempeh_with_green_beans(S):
    rng,P=fallen(S,('#3f6a58','#4a7866'),608,(1.75,.95,2.0,1.8,-.35,'#efe0c0','#b5402f',68),dict(kind='plate',R=1.38,H=.2,col='#e6d8ba',clay='#a0703f',well=.64),(0,0,.92,.12,.06,'#7a2a0c','#b8541c',dict(key='smb',rough=.25,coat=.5)),
      [('greenbean',54,(.85,1.1)),('tempeh',26,(.72,.88))],
      [('chilli',26,.15,dict(R=.85)),('garlicchip',14,.22,dict(R=.8)),('redonion',8,.28,dict(R=.8,scale=(.6,.8))),('flake',80,.07,{}),('sesame',50,.1,{})],
      [lambda r: side(r,-1.6,1.2,'chilli','#e6dcc8',.42,.09,40),lambda r: dip(1.65,-.75,.36,.2,'#35606a','#7a1408','#c83a14','smd',spiral=0),lambda r: citrushalf('lime',-1.75,-.5,.95),lambda r: loose(r,'chilli',[(1.45,-1.25),(1.6,-1.3)])],(-1.2,-1.62,.1,1.0,GOLD()),fall=.55,z=.45,friction=.95)
    for k in range(3): drizzle(P,wavepath(-.6,-.3+.28*k,.6,-.2+.28*k,.08,3,ph=k),.013,'#7a2008',lift=.03,rough=.1,blend=.9)


def seitan_gyros_plate(S):
    rng=bg(S,('#5f86a0','#6e94ad'),610,(1.75,1.0,2.0,1.8,-.35,'#f5efe2','#2f5f9a',70),elev=48,dist=6.3,target=(.02,.05,.15)); o,ih,pin=crock('plate',1.45,.16,'#efe8d8',clay='#a0703f',well=.72); P=Pile(1.5,lambda X,Y:np.maximum(ih(X,Y),.07))
    P.B0=P.H.copy(); P.maxh=.30
    mound(P,-.42,-.12,.56,.20,.06,'#6a3a1c','#9a6234',key='gyr',bump=.8,asp=.9); P.B0=P.H.copy(); P.maxh=.12
    put(P,rng,'seitan',gp(rng,.60,.075,110,-.42,-.12,asp=.9),scale=(.6,1.0)); put(P,rng,'seitan',gp(rng,.46,.085,50,-.42,-.10),scale=(.55,.95)); put(P,rng,'onionring',gp(rng,.4,.24,5,-.42,-.12),scale=(.5,.7),tilt=.1); put(P,rng,'herb',gp(rng,.5,.06,50,-.42,-.12)); put(P,rng,'flake',gp(rng,.5,.09,30,-.42,-.12))
    # salad at the right, tzatziki behind, pitta at the left
    for n,c,d,kw in (('cukehalf',14,.16,dict(scale=(.85,1.0))),('tomhalf',10,.19,dict(scale=(.75,.95),sink=.03)),('cukehalf',5,.26,dict(scale=(.75,.9))),('redonion',12,.14,dict(scale=(.6,.8))),('olive',7,.2,dict(scale=(.85,1.0))),('herb',30,.08,{})): put(P,rng,n,gp(rng,.46,d,c,.55,-.15),**kw)
    dip(.10,.72,.42,.22,'#3a5d7a','#e6dfc8','#fbf7ea','tzk',inner='#f0e8d8',level=.17,spiral=.02)
    for ob in [q for q in bpy.data.objects if q.name.startswith('sb#3a5d7a')]: ob.location.z+=.05
    Q=spile(.10,.72,.4,.02); put(Q,rng,'cukeq',gp(rng,.22,.14,5,.10,.72),scale=(.4,.55)); put(Q,rng,'herb',gp(rng,.26,.08,12,.10,.72))
    fb=flatbread(.62,5); obj(fb,(-.62,.66,.12),(.12,.10,.9)); obj(fb,(-.80,.50,.20),(.16,.2,.2))
    tomatoes_vine(rng,[(-1.65,1.15),(-1.45,1.4)],1.2)


def shepherds_pie(S):
    rng=bg(S,('#b0584a','#bd675a'),61,(-1.7,1.0,2.1,1.8,.4,'#efe3cd','#3d5a6c',61),elev=44,dist=6.3)
    o,R,ins=bakedish(1.42,1.0,.44,'#39566b',inner='#486a80',clay='#8a6547',speck='#142430'); k=ins(.40)
    hole=lambda X,Y: 1-sstep(.30,.40,np.hypot(X-.72,(Y+.38)*1.05)+.06*N(X,Y,5,3))
    def zf(X,Y,r): h=hole(X,Y); f=np.sin((Y*.8+X*.6)*27+2.6*N(X,Y,1.6,2)); pk=np.clip(f,-.6,1)*(.75+.5*N(X,Y,2.5,4)); return (.40+.042*pk*(1-r**10)+.05*N(X,Y,3,7)*(1-r**8)+.022*N(X,Y,14,9)*(1-r**8)+.05*(1-r**2))*(1-h)+h*(.20+.02*N(X,Y,9,3))
    def cf(X,Y,r,z):
        f=np.sin((Y*.8+X*.6)*27+2.6*N(X,Y,1.6,2)); n=N(X,Y,2.2,5,4); c=mix(lin('#d9b460'),lin('#ecd090'),c01(.5+N(X,Y,5,2))); c=mix(c,lin('#c06f18'),c01(sstep(-.4,.9,f)*.85+.9*n+.35*sstep(.8,1,r)+.3*N(X,Y,14,9))); c=mix(c,lin('#6a300a'),sstep(.45,1.0,f*.7+1.1*n+.4*sstep(.85,1,r)+.4*N(X,Y,14,9))*.85); h=hole(X,Y); return mix(c,mix(lin('#3f1a0a'),lin('#7a3a16'),c01(.5+N(X,Y,8,1))),h)
    rectsurf(R,k,cf,sauce_mat('mash',.5,.15,.08,.35),zf,200,460)
    P=Pile(1.5,lambda X,Y: np.where(hole(X,Y)>.6,.21,.48)); h=lambda x,y: hole(np.array([x]),np.array([y]))[0]>.75
    P.B0=P.H.copy(); P.maxh=.16
    put(P,rng,'minceb',gp(rng,.42,.07,60,.72,-.38,h),sink=.02); put(P,rng,'lentilb',gp(rng,.42,.06,60,.72,-.38,h)); put(P,rng,'pea',gp(rng,.40,.13,12,.72,-.38,h)); put(P,rng,'carrotdice',gp(rng,.40,.14,10,.72,-.38,h))
    P.maxh=None; ok=lambda x,y: hole(np.array([x]),np.array([y]))[0]<.1
    put(P,rng,'herb',gp(rng,1.25,.09,90,0,0,ok,.68)); put(P,rng,'parsley',gp(rng,.3,.14,7,-.35,.15),scale=(.8,1.05)); put(P,rng,'pepper',gp(rng,1.2,.1,50,0,0,ok,.65))
    bub=food('bub','#5a1c0a','#8a3414',rough=.2,sss=.1,coat=.5,bump=.2)
    for a in np.linspace(0,6.28,46): 
        if rng.random()<.55: q=R(np.array([a]))[0]*k*.985; obj(blob('bub',(.05,.05,.03),.3,1.5,int(a*10),2,bub),(q*math.cos(a),q*math.sin(a),.42),scale=rng.uniform(.5,1.2))
    spoon((1.35,-1.05,0),-.35,1.0,GOLD()) if False else spoon((-1.9,-1.35,0),.12,1.05,STEEL()); loose(rng,'pea',[(1.3,-1.22),(1.45,-1.15),(1.55,-1.3),(-1.75,.35)]); loose(rng,'carrotcoin',[(1.7,.9),(1.85,.72)]); loose(rng,'parsley',[(1.65,1.2),(1.75,-1.1)],.03)


def smoky_tofu_tacos(S):
    L=[('blackbean',40,.42,dict(scale=(.9,1.1))),('tikka',20,.44,dict(scale=(.6,.75))),('corn',12,.5,{}),('redcab',16,.52,dict(scale=(.7,.95))),('tikka',9,.52,dict(scale=(.6,.72))),('avodice',7,.56,dict(scale=(.7,.85))),('cilantro',8,.60,dict(scale=(.8,1.1))),('chilli',3,.6,{})]
    tacos_plate(S,('#3f7a72','#4c8a82'),615,(1.7,1.0,2.1,1.8,-.4,'#f2dfae','#a8452a',75),'#e6d2ac',L,dict(c1='#e0b868',c2='#f2d89c'),[lambda r: citruswedge('lime',1.5,-.8,.11,.6),lambda r: citrushalf('lime',-1.75,1.2,1.0),lambda r: dip(1.5,1.4,.42,.24,'#8f3f2c','#e0cfa0','#f4e6c4','stc',top=[('flake',14,.07),('herb',10,.06)],rng=r),lambda r: loose(r,'cilantro',[(-1.6,-.7),(1.7,-.35)],.03),lambda r: loose(r,'blackbean',[(-1.45,-1.0),(-1.55,-.95),(-1.3,-1.12)])],None,dict(elev=33,dist=6.0,target=(0,0,.28)))


def spaghetti_bolognese(S):
    rng=bg(S,('#7c8f76','#8b9d84'),5,(-1.65,1.0,2.2,1.8,.35,'#f2eadb','#b5402f',8)); o,ih,pin=crock('plate',1.32,.17,'#e9e4da',clay='#9a7350',well=.66)
    nm=food('spag','#e2b65c','#f3d68e',scale=2.2,rough=.3,sss=.25,bump=.05,coat=.35,rndv=.12); noodles(.07,rng,.95,190,.021,nm,dome=.30,layers=5)
    P=Pile(1.45,lambda X,Y:np.maximum(ih(X,Y),.06+.44*np.clip(1-(np.hypot(X,Y)/.98)**2,0,1)))
    mound(P,0,.02,.60,.16,.40,'#7a1c0a','#c23a14',.8,noise=.04,key='bol',rough=.3,coat=.3,bump=.4)
    m=food('bolm','#5a1e0c','#a8401a',scale=5,rough=.35,sss=.1,bump=.3,coat=.35,rndv=.25); ms=crumb(m,.07,6,.4,'bolm')
    put(P,rng,'mince',gp(rng,.6,.075,150,0,.02),meshes=ms,sink=.025,scale=(.7,1.2)); put(P,rng,'lentilb',gp(rng,.62,.06,110,0,.02),sink=.0)
    for a,L in ((-1.9,.86),(-.6,.82),(2.9,.8),(.5,.78),(-2.6,.84),(-1.2,.8)): put(P,rng,'mince',gp(rng,.13,.075,8,.72*L*math.cos(a),.72*L*math.sin(a)),meshes=ms,sink=.02,scale=(.6,1.0))
    put(P,rng,'tomdice',gp(rng,.55,.2,13),sink=.02,scale=(.7,1)); put(P,rng,'carrotdice',gp(rng,.55,.22,10),sink=.02,scale=(.5,.7))
    put(P,rng,'parm',gp(rng,.5,.06,60,0,.05),scale=(.8,1.4))
    for a in (.2,1.5,2.6,3.9,5.2): obj(rng.choice(leaf('basil',6)),(.07*math.cos(a),.05+.07*math.sin(a),P.h(0,.05)+.06),quat=align((.4*math.cos(a),.4*math.sin(a)-.1,1),a,.15,rng),scale=1.0)
    put(P,rng,'herb',gp(rng,.9,.09,60)); tomatoes_vine(rng,[(1.55,.95),(1.78,.72),(1.5,.62)],1.35); loose(rng,'basil',[(1.3,1.2),(-1.45,-.9)],.03); fork((-1.15,-1.32,0),.12,1.05)


def stuffed_peppers(S):
    rng=bg(S,('#38506a','#435d78'),37,(1.6,1.1,2.3,1.7,-.3,'#efe6d4','#c0512f',36),elev=38,dist=6.2,target=(.0,-.05,.36),exposure=.28)
    o,R,ins=bakedish(1.36,.98,.28,'#e2d3b6',inner='#d6c4a2',clay='#8a6547'); P=Pile(1.6,lambda X,Y:.13+0*X)
    spots=[(-.80,.36,1),(.02,.44,2.2),(.82,.34,.4),(-.42,-.40,3.1),(.46,-.42,1.7)]
    for x,y,sd in spots: P.H=np.where(np.hypot(P.X-x,P.Y-y)<.36,.6,P.H)
    so=rectsurf(R,ins(.15),lambda X,Y,r,z: mix(lin('#6e1606'),lin('#b23c14'),c01(.5+1.3*N(X,Y,6,2,4))),sauce_mat('pep',.24,coat=.3,bump=.3),lambda X,Y,r:.14+.03*N(X,Y,5,1,4)+.02*sstep(.9,1,r)); wetted(so,P,.2+0*P.X,creep=.05,reach=.05,dark=.35)
    tb=B('tombit',(.09,.075,.045),'#8a1c0a','#c2401c',amp=.3,power=2.3,coat=.2,rough=.3)
    for x,y in gp(rng,1.2,.2,46,asp=.7):
        if all(math.hypot(x-a,y-b)>.44 for a,b,_ in spots): obj(rng.choice(tb),(x,y,.15),quat=lying(rng,(0,0,1)),scale=rng.uniform(.6,1.1))
    rice=B('ricetom',(.045,.0135,.0125),'#c98a4c','#e6b878',rough=.5,sub=2,n=6,bump=0,coat=.1,sss=.2); bb=bean(food('bbake','#150f14','#2e2228',scale=4,rough=.5,sss=0,bump=.2,coat=.08,rndv=.3),(.085,.056,.05),'bbake'); corn=B('cornbake',(.06,.05,.042),'#c98a1c','#e8b540',power=3,amp=.14,coat=.1,rough=.4); pea=B('peabake',(.052,.05,.047),'#6b7a2c','#94a04a',amp=.12,coat=.08,rough=.45)
    for k,(x,y,sd) in enumerate(spots):
        H=(.66,.70,.68,.64,.67)[k]; obj(roast_pepper(.42,H,seed=sd),(x,y,.07),(0,0,sd)); F=Frame((x,y,.07)); rise=.17 if k==3 else .11; Q=Pile(.5,lambda X,Y:H-.06+rise*np.clip(1-(X*X+Y*Y)/.115,0,1)); m=food('stuff',vcol=True,rough=.5,sss=.1,bump=.6,bscale=30,coat=.05,rndv=0); a,b,f=disk_grid(.335,24,60); z=H-.075+rise*np.clip(1-(a*a+b*b)/.115,0,1); F.add(mesh('stuff',np.stack([a,b,z],-1),f,cmix('#7a2f10','#a85a26',.5+N(a,b,12,k)),m))
        for ms,rx,rz,n,d,s in ((rice,.035,.013,260,.024,1),(bb,.075,.045,9,.13,.95),(corn,.05,.04,9,.12,.9),(pea,.047,.045,6,.15,.9),(rice,.035,.013,150,.03,1)):
            for u,v in gp(rng,.30,d,n): w=Q.put_ellipsoid(u,v,rx*s,rz*s,.012); F.add(one_of(rng,ms),(u,v,w),quat=lying(rng,Q.normal(u,v),.5),scale=s*rng.uniform(.85,1.1))
        if k!=3:
            t=(.45,.35,.5,0,.42)[k]; dr=(2.2,1.4,.9,0,.5)[k]; dx,dy=.10*math.cos(dr),.10*math.sin(dr); L=Frame((x+dx,y+dy,.07+H+.10),(-t*math.sin(dr),t*math.cos(dr),0)); L.add(roast_lid(.36,seed=sd)); L.add(lid_stalk(sd))
        for u,v in gp(rng,.28,.1,5): F.add(rng.choice(leaf('parsley',6)),(u,v,Q.h(u,v)+.015),quat=align((u,v-.2,1),rng.uniform(0,6),.4,rng),scale=rng.uniform(.4,.6))
    L=Frame((-1.30,-1.18,.02),(.10,.16,.3)); L.add(roast_lid(.36,seed=3.1)); L.add(lid_stalk(4))
    put(P,rng,'parsley',[(.02,-.62),(-.86,-.2),(.9,-.25),(.05,.02),(1.0,-.55)],scale=(.6,.8)); loose(rng,'parsley',[(-1.45,-1.15),(1.45,-1.12)],.03); spoon((-.35,-1.42,0),.06,.95,GOLD())


def sweet_potato_enchiladas(S):
    rng=bg(S,('#8f887c','#9c958a'),89,None,elev=38,dist=5.2,target=(.10,-.12,.26),fstop=9); o,R,ins=bakedish(1.45,1.02,.34,'#d9d1c0',inner='#d2c8b4',clay='#8a6547'); k=ins(.26); xs=np.linspace(-1.0,1.0,5)+np.array([.02,-.02,.015,-.01,.01]); rr=.235; lie=lambda i,Y: xs[i]+.035*np.sin(Y*2.4+i*1.7)
    def roll(X,Y):
        z=np.zeros(X.shape)
        for i in range(5): q=np.clip(1-np.abs((X-lie(i,Y))/rr)**2.3,0,1); e=1-sstep(.74+.03*math.sin(i*2),.80+.03*math.sin(i*2),np.abs(Y)); z=np.maximum(z,rr*1.05*np.sqrt(q)*e*(1+.10*N(X,Y,2,i)))
        return z
    sauce=lambda X,Y: 1-sstep(.54,.72,np.abs(Y)+.20*N(X,Y,2.6,3)+.08*N(X,Y,8,5))
    cheese=lambda X,Y: sstep(-.06,.16,N(X,Y,2.2,12,4)+.18-.5*np.abs(Y))*sauce(X,Y)
    bits=lambda X,Y: cells(np.stack([X*11,Y*11,0*X],-1),6,.2,.5,.6)
    def zf(X,Y,r): ro=roll(X,Y); low=np.exp(-ro/.05); return .15+ro+.010*N(X,Y,9,2)+sauce(X,Y)*(.022+.045*low+.020*bits(X,Y))+cheese(X,Y)*(.014+.018*cells(np.stack([X*9+.3*N(X,Y,6,2),Y*9,0*X],-1),2,.2,.6,.7))
    def cf(X,Y,r,z):
        ro=sstep(.02,.07,roll(X,Y)); s=sauce(X,Y); n2=N(X,Y,16,5,3); to=mix(lin('#d2a052'),lin('#e9c88c'),c01(.5+N(X,Y,5,4))); to=mix(to,lin('#8f4f1a'),sstep(.05,.35,N(X,Y,7,6)+.12*sstep(.6,.78,np.abs(Y)))*.8); re=mix(lin('#7a2209'),lin('#b8481c'),c01(.5+1.2*N(X,Y,4,2,5)+.4*n2)); re=mix(re,lin('#54160a'),sstep(.2,.5,N(X,Y,14,5,3))*.5); re=mix(re,lin('#c9752e'),bits(X,Y)*.5); c=mix(re,to,ro*(1-s)); w=cheese(X,Y); cc=mix(lin('#e3bd70'),lin('#f2deaa'),c01(.5+N(X,Y,9,1))); b=c01(.4+1.2*N(X,Y,6,8,4)+.5*n2); cc=mix(cc,lin('#bd7c2c'),sstep(.45,.85,b)*.85); cc=mix(cc,lin('#7d4517'),sstep(.72,1.05,b)*.8); cc=mix(cc,lin('#cf7a3a'),sstep(.9,.5,w)*.5); return mix(c,cc,w*.93)
    rectsurf(R,k,cf,sauce_mat('ench',.34,.18,.06,.25),zf,330,760); P=Pile(1.6,lambda X,Y:np.where((np.abs(X)<1.3)&(np.abs(Y)<.85),.175+roll(X,Y)+.02,0)); P.B0=P.H.copy(); P.maxh=.06
    ok=lambda x,y: abs(y)<.5 and abs(x)<1.1
    put(P,rng,'herb',gp(rng,1.0,.06,120,shape=ok),meshes=chopped(),scale=(.6,1.3),tilt=.4); put(P,rng,'avodice',gp(rng,.5,.17,9,.05,-.02,shape=ok,asp=.7),scale=(.6,.85),sink=.03); put(P,rng,'cilantro',gp(rng,.8,.22,9,shape=ok),scale=(.6,.85))


def teriyaki_tempeh_bowl(S):
    rng=bg(S,('#4a4660','#57526e'),83,(-1.75,.95,2.0,1.8,.35,'#d9b36a','#f2e6c8',83)); o,ih,pin=crock('bowl',1.18,.5,'#d8ccb2',inner='#cfc2a6',clay='#8a6547'); P=Pile(1.2,lambda X,Y:np.maximum(ih(X,Y),.32+.10*np.clip(1-(X*X+Y*Y),0,1)))
    mound(P,0,0,1.0,.14,.30,'#cbbd9f','#ddd0b4',key='rb'); grains(P,rng,'riceb',.97,0,0,.045,1300); P.B0=P.H.copy(); P.maxh=.16
    for i in range(7): x,y=-.52+.135*i,.12+.055*i; obj(rng.choice(tempeh_slices()),(x-.02,y-.02,.54+.012*i),quat=align((-.5,-.12,1),1.25,.05,rng),scale=rng.uniform(1.15,1.22))
    layersP(P,rng,[('broccoli',5,.3,dict(R=.34,cx=-.50,cy=-.45,sink=.05,scale=(.78,.9))),('carrot',30,.045,dict(R=.24,cx=.08,cy=-.66,scale=(.75,.9),spin=.2)),('edamame',22,.1,dict(R=.27,cx=.62,cy=-.36)),('redcab',22,.05,dict(R=.22,cx=.74,cy=.12,scale=(.7,.85))),('cuke',5,.1,dict(pts=[(-.80+.06*i,.30+.12*i) for i in range(4)],tilt=.3))])
    gl=food('glaze','#3a1606','#6a2c0c',rough=.08,sss=.2,bump=0,coat=1,rndv=0); 
    for k in range(3): drizzle(P,wavepath(-.5,-.05+.16*k,.5,.32+.14*k,.06,3,ph=k),.018,'#5a240a',lift=.14,rough=.08)
    put(P,rng,'sesame',[(x,y) for x,y in gp(rng,.62,.05,110,.0,.25)],lift=.15); put(P,rng,'sesame',gp(rng,.9,.08,60)); put(P,rng,'bsesame',gp(rng,.9,.1,40)); put(P,rng,'scallion',gp(rng,.5,.11,20,.0,.25),lift=.12); put(P,rng,'scallion',gp(rng,.85,.2,12)); put(P,rng,'chilli',gp(rng,.8,.35,5))
    dip(1.55,1.4,.38,.22,'#35606a','#2a0f04','#5a240a','ter',top=[('sesame',12,.06)],rng=rng,spiral=0); chopsticks(2.0,-1.2,.4,-1.4,.06,.06); loose(rng,'edamame',[(-1.5,-.85),(-1.38,-1.0),(-1.6,-1.05)]); loose(rng,'broccoli',[(1.6,-.45)])


def thai_peanut_noodles(S):
    rng=random.Random(7); stage(table=('#2f4a3d','#3a5848'),**S)
    cloth((-1.75,-.9),(1.9,2.2),.5,'#d9b36a','#f2e6c8',seed=9)
    o,ih,pin=bowl(1.16,.46,'#e9dfcc',inner='#efe7d8',clay='#9a7350',speck='#4a3a2c',speck_amt=.45)
    nm=food('noodle','#bd8340','#e6bf86',scale=5,rough=.32,sss=.22,sssr=(.08,.05,.03),bump=.1,bscale=30,coat=.45,rndv=.14,rndh=.006)
    def cf(x,y,r,z): n=fbm(np.stack([x*4,y*4,x*0],-1),4); return mix(lin('#8a4f1c'),lin('#b87430'),np.clip(.5+n,0,1))
    so,h,R=surface(pin,.26,cf,curry_mat('psauce'),amp=.02)
    noodles(.25,rng,R*1.03,240,.020,nm,dome=.30,layers=6)
    P=Pile(1.15,lambda X,Y:.30+.34*np.clip(1-(np.hypot(X,Y)/R)**2,0,1))
    # tofu cluster
    tf=crisp_tofu(.20); 
    for x,y in poisson(rng,.34,.2,8,-.42,.30): z=P.put_ellipsoid(x,y,.12,.10,.03); obj(rng.choice(tf),(x,y,z),quat=align(P.normal(x,y),rng.uniform(0,6.28),.35,rng),scale=rng.uniform(.9,1.05))
    ca=stick(food('carrot','#e0701a','#f08c2a',rough=.35,sss=.25,bump=.1,coat=.2),.46,.020,6,.05,'carrot')
    for x,y in poisson(rng,.27,.045,26,.52,.28): z=P.put_ellipsoid(x,y,.06,.02,.008); lay(ca,rng,x,y,z,P.normal(x,y),spin=rng.gauss(.9,.45),tilt=.22)
    cb=food('cabbage',vcol=True,rough=.35,sss=.2,bump=.1,coat=.2,rndv=.2); rb=ribbon(cb,.5,.05,n=6,curl=.06,name='cab',edge=('#5f1a5c','#b98bbd'))
    for x,y in poisson(rng,.27,.05,24,.38,-.42): z=P.put_ellipsoid(x,y,.06,.025,.008); lay_solid(lay(rb,rng,x,y,z+.01,P.normal(x,y),spin=rng.gauss(-.4,.6),tilt=.35),.016)
    pn=peanut()
    for x,y in poisson(rng,.62,.07,46,0,0): obj(rng.choice(pn[3:]),(x,y,P.h(x,y)+.03),quat=rq(rng),scale=rng.uniform(.7,1.1))
    for x,y in poisson(rng,.5,.15,10): obj(rng.choice(pn[:3]),(x,y,P.h(x,y)+.045),quat=align((0,0,1),rng.uniform(0,6),.5,rng),scale=.85)
    put(P,rng,'scallion',poisson(rng,.7,.16,15),scale=(.7,1.0)); put(P,rng,'chilli',poisson(rng,.6,.3,4),scale=(.7,.9))
    ss=sesame()
    for x,y in poisson(rng,.7,.12,26): obj(ss[0],(x,y,P.h(x,y)+.012),quat=align(P.normal(x,y,.05),rng.uniform(0,6)),scale=.85)
    ci=leaf('cilantro',6)
    for x,y in poisson(rng,.2,.12,6,.02,.05): lay(ci,rng,x,y,P.h(x,y)+.04,P.normal(x,y,.1),tilt=.3,scale=rng.uniform(.8,1.1))
    # chopsticks on rim
    wm=wood('chop','#3b2012','#6b3d20'); 
    for dy in (0,.13):
        t=np.linspace(0,1,30); p=np.stack([2.15-2.05*t,-1.75+1.55*t+dy*(1-.45*t),.34+.24*t],-1); obj(tube_mesh('ch',p,.042-.018*t,wm,12))
    scatter_table(pn,rng,[(1.3,.85),(1.45,.65)],.035,False)
    # sauce dish
    o2,i2,p2=smallbowl(.42,.22,'#b9552f',(1.4,1.5)); surface(p2,.17,lambda x,y,r,z: mix(lin('#a4642a'),lin('#c88a45'),np.clip(.5+fbm(np.stack([x*5,y*5,x*0],-1),3),0,1)),curry_mat('dip'),(1.4,1.5),amp=.02)


def tofu_larb_lettuce_cups(S):
    rng=bg(S,('#d99a6a','#e4ab7e'),609,(-1.75,.95,2.0,1.9,.35,'#f3ebdc','#3f6b57',69),elev=46,dist=5.8,target=(.02,.0,.18)); tray_board(3.1,2.2,.1,'#5a3a22','#946238',(0,0),.05); lf=bigleaf('cupl',1.18,.98,'#6fa82c','#bcdc70','#eef4cc',.032,4,.40); at=((-.74,.42,.35),(.50,.54,-.45),(-.14,-.44,.10),(1.02,-.40,.85))
    for k,(x,y,a) in enumerate(at): obj(lf[k%4],(x,y,.125),quat=align((.05,-.10,1),a),scale=.98)
    upd(); m=food('larb',vcol=True,rough=.62,sss=.15,sssr=(.09,.06,.025),bump=.6,bscale=60,coat=.02,spec=.3,rndv=0,rndh=0); made=[]; cr=variants('larbcr',7,lambda i: blob('larbcr',(.052,.042,.034),.5,2.4,i*3,4,food('larbcr','#c98e48','#f1dcaa',scale=9,rough=.62,sss=.15,bump=.6,bscale=40,coat=.02,rndv=.16,brown=.6),None,None,4,3))
    for k,(x,y,a) in enumerate(at):
        Q=spile(x,y,.55,.02); g=lambda X,Y,Q=Q: np.vectorize(Q.h)(X,Y); ins=lambda u,v,x=x,y=y: ((u-x)/.35)**2+((v-y)/.27)**2<1+.15*math.sin(3*math.atan2(v-y,u-x)+k); M=Mass(g,.46,x,y,res=.0062,dome=lambda X,Y: .12*np.clip(1-((X-x)/.36)**2-((Y-y)/.28)**2,0,1))
        M.strew(rng,gp(rng,.36,.058,90,x,y,shape=ins),(.062,.048,.040),(.6,1.35),sink=.32,lump=.5,freq=2.3,pw=2.8,blend=.008,keep=.5); M.strew(rng,gp(rng,.36,.048,90,x,y,shape=ins),(.034,.027,.024),(.6,1.3),sink=.2,lump=.5,freq=2.3,pw=2.6,blend=.005,keep=.5)
        n=M.noise(6,k); f=M.noise(26,k+3,3); one=M.each(rng,-.5,.5,0); hi=M.high(.05,.035); lo=M.low(.04,.035); c=cmix('#d9a860','#f3dfb0',.5+.5*n+.6*one); c=browned(c,.27+.36*hi,1.0*f+.9*one+.4*n,'#b9752c','#7a4214',.85); c=mix(c,lin('#6b3e16'),.7*lo); made.append((M,c))
    for k,(M,c) in enumerate(made): M.show('larb',c,m,wet=.2*M.low(.04,.035),let_in=.03)
    for k,((M,c),(x,y,a)) in enumerate(zip(made,at)):
        P=M.pile(1.8)
        for u,v in gp(rng,.44,.05,120,x,y,shape=lambda u,v: ((u-x)/.41)**2+((v-y)/.33)**2<1): sc=rng.uniform(.55,1.15); z=P.put_ellipsoid(u,v,.045*sc,.03*sc,.016); obj(rng.choice(cr),(u,v,z),quat=rq(rng),scale=uneven(rng,sc))
        P.B0=P.H.copy(); P.maxh=.05; sh=lambda u,v,x=x,y=y: ((u-x)/.30)**2+((v-y)/.23)**2<1
        for n,c_,d,kw in (('redonion',6,.13,dict(scale=(.5,.65),tilt=.15)),('chilli',3,.16,dict(scale=(.6,.8))),('scallion',6,.11,dict(scale=(.7,.9))),('mint',3,.17,dict(scale=(.55,.75),lift=.02,tilt=.2)),('cilantro',4,.14,dict(scale=(.7,.9),lift=.02,tilt=.2)),('flake',22,.05,{}),('crumbs',20,.05,dict(scale=(.3,.6)))): put(P,rng,n,gp(rng,.34,d,c_,x,y,sh),**kw)
    dip(-1.7,1.35,.38,.2,'#35606a','#5a2408','#a8541c','lbd',top=[('chilli',4,.12)],rng=rng,spiral=0); loose(rng,'mint',[(1.65,-1.05),(-1.75,-.1)],.03); loose(rng,'chilli',[(1.7,.6),(1.8,.45)])


def tofu_menemen(S):
    rng=bg(S,('#c98a5a','#d69a6c'),611,(-1.5,.95,2.1,1.8,.4,'#f0e6d2','#a8342a',71),elev=50,dist=6.4,target=(.12,.0,.12)); o,h0,pin=skillet(1.12,.24,(0,0),.72)
    so,h,R=sauce_in(pin,.155,('#98200a','#e0541c','#7a1606'),'mnm',amp=.03,lump=.04,rough=.25,coat=.3,oil='#f08a2a'); P=Pile(1.15,h); P.B0=P.H.copy(); P.maxh=.07
    layersP(P,rng,[('tomdice',22,.22,dict(sink=.03,scale=(1.1,1.4))),('grnpep',16,.24,dict(scale=(.6,.85),sink=.02)),('curd',46,.17,dict(sink=.04,scale=(.85,1.4),mode='flat')),('tomdice',6,.34,dict(sink=.02,scale=(1.0,1.2))),('grnpep',7,.32,dict(scale=(.6,.75))),('curd',12,.26,dict(R=.75,sink=.035,scale=(.6,.95),mode='flat')),('parsley',22,.16,dict(R=.85,scale=(.6,.9))),('flake',110,.06,dict()),('pepper',60,.08,dict())],.92)
    oildrops(P,rng,40,.85,'#d9560c','#f08a2a',key='oilmn')
    obj(bread(),(-1.35,-.92,.10),(.06,.05,.6),.78); obj(bread(),(-1.52,-.60,.20),(.12,-.12,.2),.78); tomatoes_vine(rng,[(1.5,-.75),(1.72,-.52)],1.25); loose(rng,'parsley',[(1.3,-1.1),(-.85,-1.35)],.03)


def tofu_saltado(S):
    rng,P=fallen(S,('#8a3f3a','#9a4c46'),614,(-1.75,.95,2.0,1.9,.3,'#f0dca8','#35606a',74),dict(kind='plate',R=1.42,H=.18,col='#efe6d2',clay='#a0703f',well=.66),(0,0,.92,.12,.06,'#5a2a0c','#8a4a1c',dict(key='slt',rough=.2,coat=.6)),
      [('chipspud',24,(.9,1.1)),('glazed',34,(.85,1.0)),('onionpetal',22,(.9,1.1)),('tomwedge',15,(.9,1.1),True),('yelpep',12,(.75,.9))],
      [('cilantro',20,.17,dict(R=.85,scale=(.7,1.0))),('pepper',60,.08,{}),('chilli',5,.4,{})],
      [lambda r: tomatoes_vine(r,[(1.65,1.2),(1.85,.95)],1.2),lambda r: citruswedge('lime',1.6,-.85,.11,.6),lambda r: loose(r,'cilantro',[(-1.65,-.75)],.03),lambda r: fork((-1.2,-1.62,0),.1,1.0)],fall=.55,z=.45,friction=.95)


def tofu_stir_fry(S):
    rng,P=fallen(S,('#d9a73c','#e3b650'),21,(-1.75,.95,2.1,1.9,-.3,'#3b5560','#e9dfc8',9),dict(R=1.16,H=.46,col='#2c3b44',inner='#3a4d57',speck='#10181c'),
      (0,0,.94,.20,.20,'#5a2a0c','#8a4a18',dict(key='sf',rough=.25,coat=.5)),
      [('tofu',34,(.9,1.1)),('broccoli',12,(.75,.9),True),('redpep',24,(.9,1.1)),('yelpep',16,(.9,1.1)),('carrotcoin',22,(.9,1.1)),('mushroom',9,(.9,1.1)),('pea',20,(.85,1))],
      [('scallion',34,.1,dict(R=.85)),('sesame',110,.06,dict(R=.9)),('chilli',8,.28,dict(R=.8)),('bsesame',40,.1,dict(R=.9))],
      [lambda r: ricebowl(r,1.55,1.35,'#efe6d6',.6,.34),lambda r: chopsticks(1.95,-1.35,.5,-1.25,.06,.06),lambda r: loose(r,'broccoli',[(-1.5,-.95)]),lambda r: loose(r,'scallion',[(-1.3,-1.15),(-1.22,-.75),(-1.62,-.68)])])


def tofu_tikka_masala(S):
    rng=bg(S,('#2f5a4a','#3a6a58'),604,(-1.7,-.9,2.0,1.7,.3,'#f0e8d8','#c9502f',64)); o,ih,pin=crock(R=1.16,H=.5,col='#c98a3a',inner='#8a4a24',clay='#7a4a20',speck='#5a3010'); q=Liquid(pin,.41,('#b0511c','#cf7a38','#8a3510'),seed=81,contrast=.3); q.rough(.012,3.5,1,2); q.rough(.005,12,2); q.rough(.0012,42,3,2); R=q.R
    q.specks(rng,600,(.003,.013),('#8a3010','#c9662a'),.96,.3); q.specks(rng,60,(.012,.030),('#a8341a','#c9502c'),.92,.35,asp=(1,1.6)); q.specks(rng,120,(.003,.010),('#3f5a20','#5c7430'),.95,.3,asp=(1,2.2))
    tf=crisp_tofu(.24,7,('#cf8440','#a84a1a','#43190b'),.25,.34,'tikka'); pts=gp(rng,R-.17,.235,34); near=np.zeros_like(q.X)
    for x,y in pts: near=np.maximum(near,np.exp(-(np.clip(np.hypot(q.X-x,q.Y-y)-.105,0,9)/.035)**2))
    q.H+=.024*near; q.C*=(1-.25*near)[...,None]; q.D=np.minimum(q.D,1-.5*near); q.cream(np.array([(-.34,-.46),(-.04,-.52),(.26,-.46),(.48,-.26)]),.032,'#f3e8d2',5,1.2,.3); q.drops(rng,90,'#c9460c',(.008,.06),.93,3); q.meniscus(); q.show(wet_mat('tikka',.3,.14,.04,.10)); q.wash(seed=10)
    for x,y in pts: obj(rng.choice(tf),(x,y,q.at(x,y)+rng.uniform(-.055,.012)),quat=align((rng.gauss(0,.22),rng.gauss(0,.22)-.1,1),rng.uniform(0,6.28)) @ Quaternion((1,0,0),rng.choice((0,0,1.57))),scale=uneven(rng,rng.uniform(.78,1.02)))
    P=spile(0,0,1.0,.02); herbs(rng,gp(rng,.30,.12,7,.0,.05),P,'cilantro',(.6,.85),.015,.35); put(P,rng,'herb',gp(rng,.8,.11,34))
    dip(1.5,1.45,.42,.24,'#8a4a2f','#e6dfc8','#fbf7ea','tky',inner='#f0e8d8'); spoon((1.3,-1.5,0),.5,.95,GOLD())


def vegetable_lasagne(S):
    rng=bg(S,('#b9b2a4','#c6bfb2'),43,None,elev=27,dist=5.5,target=(.06,0,.36),fstop=8); o,ih,pin=crock('plate',1.5,.12,'#e4ddcf',clay='#8a6547',speck='#9a8f7c')
    x,y,f=disk_grid(1,60,200); a=np.arctan2(y,x); rad=.90*(1+.10*np.cos(3*a+1)+.07*np.cos(5*a)+.04*np.cos(11*a)); r=np.hypot(x,y); obj(mesh('pool',np.stack([x*rad,y*rad*.9-.06,.058+.022*np.sqrt(np.clip(1-r**3,0,1))+.008*N(x,y,9,3)],-1),f,mix(lin('#8a2a10'),lin('#b8501f'),c01(.5+1.2*N(x,y,6,2,4))),sauce_mat('laspool',.3,coat=.15)))
    F=Frame((0,.04,.068),(0,0,.62)); z=lasagne_portion(rng,F,.60,.56,.60); upd()
    for x,y,a,s in ((-.05,.02,.4,.8),(.10,.10,2.3,.6)): lay(leaf('basil',6),rng,x,y,hit(x,y)[0]+.02,(.1,-.2,1),spin=a,tilt=.2,scale=s)
    pepper(rng,[(rng.uniform(-.4,.4),rng.uniform(-.4,.4)) for _ in range(16)],lambda px,py: hit(px,py)[0],.4); fork((.95,-1.0,.1),.75,.9,STEEL())


def vegetable_pad_thai(S):
    rng=bg(S,('#b9552f','#c66a42'),9,(1.75,-.95,2.0,1.7,.4,'#efe0c0','#3d5a4a',12)); o,ih,pin=crock('plate',1.34,.19,'#35606a',clay='#8a6547',speck='#173036',well=.62)
    nm=food('pad','#d79a4c','#efcf96',scale=2.2,rough=.25,sss=.28,sssr=(.08,.05,.03),bump=.05,coat=.5,rndv=.14); tagliatelle(.08,rng,.98,150,.075,nm,dome=.34,layers=5)
    P=Pile(1.45,lambda X,Y:np.maximum(ih(X,Y),.10+.42*np.clip(1-(np.hypot(X,Y)/1.0)**2,0,1)))
    layersP(P,rng,[('tofus',15,.19,dict(R=.62,cx=-.22,cy=.12)),('beansprout',44,.06,dict(R=.30,cx=.52,cy=.22,tilt=.5)),('carrot',26,.05,dict(R=.26,cx=.3,cy=-.42)),('redpep',9,.14,dict(R=.5,cx=-.2,cy=-.3,scale=(.6,.85))),('peanut',60,.06,dict(R=.55,cx=-.05,cy=-.05,scale=(.6,1))),('scallion',34,.1,dict(R=.8)),('chilli',10,.25,dict(R=.7)),('flake',50,.08,dict(R=.8)),('cilantro',14,.11,dict(R=.35,cx=.0,cy=.12,scale=(.9,1.2)))],.9,.15)
    citruswedge('lime',.98,.62,.34,-.5,118,.95); citruswedge('lime',1.08,.34,.33,-.9,105,.95); citrushalf('lime',-1.6,1.15,1.05); chopsticks(-2.1,-1.15,-.55,-.15,.12,.52); loose(rng,'peanut',[(1.5,.9),(1.62,.7),(-1.45,.7)]); loose(rng,'cilantro',[(1.45,-.25)],.03); dip(1.55,1.5,.40,.2,'#e9dfcc','#b23a10','#d9601c','padd')


def white_bean_and_kale_stew(S):
    def props(r): tomatoes_vine(r,[(-1.55,1.2),(-1.35,1.45)],1.2); citruswedge('lemon',1.42,-.9,.11,.6); loose(r,'whitebean',[(-1.35,-1.05),(-1.5,-.95),(-1.45,-1.2)]); garlic(1.6,1.1,.9); loose(r,'kale',[(1.6,-.4)],.03)
    rng,P,R=soup(S,('#a8553a','#b8654a'),602,(1.75,.75,1.9,1.8,.35,'#f1e8d6','#3f6b57',62),CREAM,.42,('#a85a1c','#d99a4a','#8a3f10'),'wbk',dict(oil='#d9a02a',rough=.2,coat=.4,bump=.05,lump=.02),
      layers=[('whitebean',64,.16,dict(sink=.065)),('kaletorn',22,.24,dict(R=.92,scale=(.7,.95))),('carrotdice',24,.2,dict(sink=.02,scale=(.8,1))),('celery',14,.24,dict(sink=.02)),('tomdice',16,.22,dict(sink=.02)),('whitebean',30,.19,dict(R=.85,sink=.05)),('kaletorn',9,.32,dict(R=.7,scale=(.55,.75))),('herb',60,.08,dict()),('flake',34,.11,dict()),('parm',40,.09,dict(R=.55)),('pepper',50,.09,dict())],props=[props],maxh=.045,sp=(-1.75,-1.25,.45,1.0,STEEL()))
    oildrops(P,rng,60,.95,'#b8901a','#d9b03a',key='oilw')
