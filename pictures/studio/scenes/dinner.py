"""Scenes of the dinners."""
from kit import *


def aubergine_parmigiana(S):
    rng=bg(S,('#8f9f7c','#9dac8a'),71,(1.75,1.0,2.0,1.8,-.35,'#f3ebdc','#b5402f',71),elev=50,dist=6.3); o,R,ins=bakedish(1.42,1.02,.36,'#c98a3a',inner='#d9a04c',clay='#6a4022'); k=ins(.30)
    D=[(-1.0+.47*i+.1*(j%2)+rng.gauss(0,.05),-.56+.38*j+rng.gauss(0,.04),rng.uniform(.25,.38),rng.uniform(-.3,.3)) for j in range(4) for i in range(5)]
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
    rectsurf(R,k,cf,sauce_mat('parmi',.38,.15,.10,.3),zf,220,460)
    P=Pile(1.55,lambda X,Y:.37+0*X); ba=leaf('basil',6)
    for x,y in gp(rng,1.1,.42,9,asp=.65): lay(ba,rng,x,y,.41,tilt=.3,scale=rng.uniform(.9,1.15))
    put(P,rng,'herb',gp(rng,1.2,.1,70,asp=.7)); put(P,rng,'pepper',gp(rng,1.2,.1,50,asp=.7))
    spoon((-1.3,-1.5,0),.08,1.05,STEEL()); garlic(-1.95,.7,.9)


def black_bean_burgers(S):
    rng=bg(S,('#c8752f','#d3873f'),31,(-1.9,1.0,1.9,2.0,.2,'#efe5d2','#3d5a6c',33),sw=5,elev=17,dist=4.5,target=(.10,0,.62),focus=(-.2,-.75,.6))
    board((.3,.1),(3.3,2.0),.06,'#6a4022','#a8713f',.1); paper((-.2,-.05),(1.7,1.5),.35,'#ead9b8',4,.1); burger(rng,-.18,-.12,.12,.3); burger(rng,1.30,.95,.11,1.2); cr=crumb(food('bunbr','#b9742f','#e6c48a',scale=9,rough=.8,sss=.05,bump=.3,rndv=.2),.018,7,.6,'bunbr',1); ss=sesame()
    for _ in range(50): x,y=rng.gauss(.05,.5),-.82+rng.gauss(0,.10); obj(rng.choice(cr if rng.random()<.75 else ss),(x,y,.135),quat=rq(rng),scale=rng.lognormvariate(-.7,.5))


def black_bean_picadillo(S):
    def props(r): side(r,-1.5,1.25,'greenolive','#d9a441',.44,.16,16)
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
    rng,P=fallen(S,('#b0a48c','#bdb19a'),607,(-1.75,1.1,2.1,1.9,-.3,'#8f5a4a','#efe0c2',67),dict(R=1.2,H=.38,col='#2c3b44',inner='#3a4d57',speck='#10181c'),
      (0,0,.92,.14,.14,'#2a1206','#4a2410',dict(key='bpt',rough=.34,coat=.2,bump=.05)),[('glazed',40,(.74,1.08)),('redpep',14,(.75,1.0)),('grnpep',14,(.75,1.0))],[],[lambda r: chopsticks(2.0,-1.25,.5,-1.3,.06,.06)],rounds=2,frames=90,fall=.60)
    bound(P,.98,('#200c04','#5a2a0e'),food('bptj',vcol=True,rough=.26,sss=.1,bump=.05,bscale=14,coat=.3,rndv=0,rndh=0),deep=.10,lump=.006,freq=4,edge=.14)
    pg=cracked()
    for _ in range(620):
        x,y=rng.gauss(0,.42),rng.gauss(0,.40)
        if math.hypot(x,y)<.98: obj(rng.choice(pg),(x,y,P.h(x,y)+.002),quat=rq(rng),scale=rng.uniform(.5,2.0))
    put(P,rng,'herb',gp(rng,.8,.12,26),scale=(.4,.9))


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
    # chickpeas: some under the skin of the sauce, most up to the brim in it, a few on others
    cp=chickpea(food('cpcurry','#b2682a','#dea45a',scale=6,rough=.42,sss=.15,bump=.2,bscale=40,coat=.05,spec=.35,rndv=.16,rndh=.012,contrast=(.40,.62)),.9); P=q.pile(1.3); at=[]
    for x,y in gp(rng,R-.07,.12,70): q._stamp(x,y,.066,lambda d: .020*np.sqrt(1-d),1.04)
    for d,n,r,lo,hi in ((.088,150,R-.06,-.75,.15),(.13,60,R-.2,-.3,.35),(.15,24,.55,.0,.6)):
        for x,y in gp(rng,r,d,n):
            x,y=x+rng.gauss(0,.02),y+rng.gauss(0,.02); s=rng.uniform(.50,.72); z=P.h(x,y)+.09*s*rng.uniform(lo,hi)
            if math.hypot(x,y)<R-.06: obj(one_of(rng,cp),(x,y,z),quat=rq(rng),scale=uneven(rng,s)); at.append((x,y,.075*s)); P.put_ellipsoid(x,y,.08*s,.06*s,.045*s)
    q.creep(at,.020,.020,.20); q.oil('#b8560c',.010,soft=.06,most=.008); q.drops(rng,60,'#c9560c',(.008,.04),.92,3); q.meniscus(); q.show(wet_mat('cocurry',.36,.14,.04,.10)); q.wash(seed=9); q.bubbles(rng,14)
    upd(); P=spile(0,0,1.0,.014); layersP(P,rng,[('cilantro',9,.09,dict(R=.20,cx=-.06,cy=.12,scale=(.8,1.1),tilt=.5)),('cilantro',3,.3,dict(R=.7,scale=(.65,.9))),('herb',44,.06,dict(R=.7)),('flake',40,.06,dict(R=.7))])
    ricebowl(rng,-1.5,1.6,'#d9a441'); spoon((-1.62,-1.12,0),1.75,1.0)


def chilli_sin_carne(S):
    rng=bg(S,('#3f5a52','#4b6a61'),17,(1.7,.9,2.1,1.8,-.4,'#ecdfc6','#b5402f',16)); o,ih,pin=crock(R=1.16,H=.5,col='#3a3b3d',inner='#d8c9ac',clay='#6b4a30',speck='#1c1c1e')
    # thick sauce up to the wall; all that simmered in it lies half in it, one on another in the middle
    q=Liquid(pin,.390,('#43140b','#842e14','#9a4418'),seed=17,dome=.07,contrast=.8); q.rough(.030,2.6,1,3); q.rough(.014,9,2); q.rough(.005,30,3,2); R=q.R
    def stewy(key,c1,c2,**k): return food(key,c1,c2,scale=7,sss=.12,sssr=(.06,.03,.02),bump=.3,bscale=34,coat=0,spec=.3,rndv=.32,rndh=.014,contrast=(.42,.60),**k)
    kid=bean(stewy('kidstew','#40110e','#74281d',rough=.54),(.112,.066,.060),'kidstew',.6); pin_=bean(stewy('pintostew','#5a2416','#8f4a2c',rough=.56),(.090,.056,.052),'pintostew',.5)
    corn=B('cornstew',(.058,.048,.036),'#9a5a18','#d69a3c',amp=.16,power=2.7,freq=1.9,coat=0,rough=.5,scale=9,rndv=.3); pep=stewed('pepst',(.085,.07,.026),'#7a170c','#a8361a','#5a1c0c',5,7,'#6a0f08'); on=stewed('onst',(.075,.06,.018),'#a5683c','#c48f5c','#6a2410',4)
    mix_=[(kid,.112,.060,46),(pin_,.090,.052,22),(corn,.055,.036,18),(pep,.080,.028,18),(on,.07,.02,16)]; w=[m[3] for m in mix_]; at=[]; P=q.pile(1.3)
    for d,n,r,lo,hi in ((.118,300,R-.05,-.65,.30),(.15,120,R-.16,-.2,.5),(.17,50,.62,.1,.7)):
        for x,y in gp(rng,r,d,n):
            me,rx,rz,_=rng.choices(mix_,w)[0]; s=rng.uniform(.78,1.1); z=P.h(x,y)+rz*s*rng.uniform(lo,hi); obj(one_of(rng,me,'kidney' if me is kid else None),(x,y,z),quat=lying(rng,P.normal(x,y,.1),.45),scale=uneven(rng,s)); at.append((x,y,rx*s*.75)); P.put_ellipsoid(x,y,rx*s*.8,rz*s*.6,rz*.5)
    q.creep(at,.020,.020,.25); q.oil('#c0502a',.012,soft=.06,most=.008); q.drops(rng,50,'#a8380f',(.006,.030)); q.specks(rng,240,(.004,.012),('#2a0d08','#7a3416'),.95); q.meniscus(); q.show(wet_mat('chili',.42,.12,.12,.25,40)); q.wash(up=.05,seed=3)
    upd(); T=spile(0,0,1.0,.014); layersP(T,rng,[('cilantro',13,.10,dict(R=.26,cx=-.10,cy=.12,scale=(.9,1.3),tilt=.5)),('cilantro',5,.3,dict(R=.8,scale=(.7,1.0))),('herb',44,.06,dict(R=.7)),('pepper',30,.1,dict(R=.9))])
    citruswedge('lime',1.38,-.9,.11,.6); ricebowl(rng,-1.5,1.45,'#c98a3a'); spoon((-1.75,-1.2,0),.9,1.0,STEEL())


def edamame_pesto_penne(S):
    rng,P=fallen(S,('#d9b0a0','#e3bfb0'),612,(1.75,.95,2.0,1.8,-.35,'#f5efe2','#4a6a3a',72),dict(R=1.2,H=.38,col='#3f5a4a',inner='#e0d6bc',clay='#6b4a2a',speck='#1c2a20'),(0,0,.60,.12,.12,'#6f8a2a','#a8bc5a',dict(key='epp',rough=.45,bump=.8)),
      [('gpenne',60,(.95,1.15)),('edamame',40,(.8,1.05))],[],[lambda r: fork((1.15,-1.45,0),.5,1.0,STEEL())],fall=.66,rounds=2,press=.97,frames=90)
    bound(P,.82,('#54701e','#a3b455'),food('edpes',vcol=True,rough=.42,sss=.12,bump=.8,bscale=55,coat=.15,rndv=0,rndh=0),deep=.10,lump=.024,freq=12,edge=.14)
    pm=crumb(food('edbit','#5f7f26','#a9bd5c',scale=30,rough=.45,sss=.15,bump=.4,bscale=60,coat=.15,rndv=.3),.017,6,.6,'edbit',2); hb=chopped()
    for ms,n,s in ((pm,420,(.25,1.3)),(hb,70,(.3,.9))):
        for _ in range(n):
            x,y=rng.gauss(0,.42),rng.gauss(0,.40)
            if math.hypot(x,y)<.95: obj(rng.choice(ms),(x,y,P.h(x,y)+.002),quat=align(P.normal(x,y,.04),rng.uniform(0,6),.5,rng),scale=rng.uniform(*s))
    put(P,rng,'parm',gp(rng,.5,.07,36),scale=(.4,1.2)); put(P,rng,'pepper',gp(rng,.85,.09,50)); put(P,rng,'edamame',gp(rng,.65,.2,10),scale=(.8,1.0))
    tw=tomato_wedge(6,.13,.5)
    for x,y in ((-.42,-.18),(.36,.20),(.10,-.46),(-.10,.42)): z=P.put_ellipsoid(x,y,.08,.05,.03); obj(rng.choice(tw),(x,y,z),quat=lying(rng,P.normal(x,y,.08)),scale=rng.uniform(.85,1))
    for x,y,a in ((.06,.02,.3),(-.10,.08,2.5)): lay(flatter(leaf('basil',6),.7),rng,x,y,P.h(x,y)+.03,P.normal(x,y,.1),spin=a,tilt=.2,scale=rng.uniform(.6,.85))


def gnocchi_with_pesto(S):
    rng=bg(S,('#d9cbb4','#e6d9c4'),13,(1.6,1.0,2.1,1.8,-.35,'#f5efe2','#5f7a4a',22)); o,ih,pin=crock('plate',1.22,.19,'#efe9dc',clay='#b08b66',well=.70); P=Pile(1.45,ih); low=mound(P,0,0,.66,.07,.05,'#3f5a16','#71872c',key='pes',rough=.4,coat=.3,bump=.6)
    gm=food('gnpest',vcol=True,rough=.62,sss=.10,bump=.45,bscale=46,coat=0,spec=.3,rndv=.12)
    def coated(i): # pesto clings in the grooves and in patches, the rest is bare and browned a little
        me=gnocchi()[i%4].copy(); v=np.empty(len(me.vertices)*3,np.float32); me.vertices.foreach_get('co',v); v=v.reshape(-1,3).astype(float); n=np.empty(len(v)*3,np.float32); me.vertices.foreach_get('normal',n); n=n.reshape(-1,3).astype(float); k,k2=fbm(v*6+i*5,3),fbm(v*34+i,3); c=cmix('#cfae68','#e6cd96',.5+k); c=mix(c,lin('#c08a44'),sstep(.2,.5,fbm(v*9+i*9,3))*.5); w=sstep(-.50+.16*(i%3),-.02+.16*(i%3),k+.30*k2); g=cmix('#3c5614','#76882e',.5+1.3*k2); c=mix(c,g,w*.86); c=mix(c,lin('#2f4710'),sstep(.30,.44,k2)*sstep(-.3,.2,k)*.85); v=v*(1+.05*fbm(v*5+i*3,2))[:,None]+n*(w*(.007+.009*k2))[:,None]
        me.vertices.foreach_set('co',v.astype(np.float32).ravel()); ca=me.color_attributes.new(name='Col',type='FLOAT_COLOR',domain='POINT'); a=np.ones((len(v),4),np.float32); a[:,:3]=np.clip(c,0,1); a[:,3]=1-.4*w*c01(.5+1.5*k2); ca.data.foreach_set('color',a.ravel()); me.materials.clear(); me.materials.append(gm); me.update(); return me
    g2=variants('gnopest',9,coated); tumble(rng,[(None,g2,26,(.92,1.16)),(None,g2,22,(.9,1.15))],[o,low],.42,.4,friction=.98,press=1.0); P=spile(0,0,1.1,.014)
    bound(P,.84,('#35500f','#74892e'),food('pesb',vcol=True,rough=.34,sss=.1,bump=.7,bscale=60,coat=.3,rndv=0,rndh=0),deep=.045,lump=.024,freq=15,edge=.12)
    hb=chopped(); pm=crumb(food('pestobit','#3f5c16','#86963a',scale=30,rough=.4,sss=.1,bump=.4,bscale=60,coat=.3,rndv=.3),.014,6,.6,'pestobit',1)
    for ms,n,s in ((hb,260,(.3,1.0)),(pm,420,(.2,.8))):
        for _ in range(n):
            x,y=rng.gauss(0,.36),rng.gauss(0,.34)
            if math.hypot(x,y)<.95: obj(rng.choice(ms),(x,y,P.h(x,y)+.002),quat=align(P.normal(x,y,.04),rng.uniform(0,6),.5,rng),scale=rng.uniform(*s))
    put(P,rng,'pinenut',gp(rng,.72,.10,34),scale=(.62,.8),sink=.012); put(P,rng,'parm',gp(rng,.5,.07,26),scale=(.4,1.2)); put(P,rng,'pepper',gp(rng,.85,.09,50))
    tw=tomato_wedge(6,.125,.6)
    for x,y in ((.34,-.26),(-.40,.06),(.10,.30),(-.10,-.40),(.52,.16),(-.34,.44)): z=P.put_ellipsoid(x,y,.08,.05,.03); obj(rng.choice(tw),(x,y,z),quat=lying(rng,P.normal(x,y,.08)),scale=rng.uniform(.8,.95))
    lay(flatter(leaf('basil',6),.7),rng,-.04,-.02,P.h(-.04,-.02)+.02,P.normal(-.04,-.02,.1),spin=2.6,tilt=.2,scale=.95); lay(leaf('basil',6),rng,.08,.05,P.h(.08,.05)+.03,(.2,.1,1),spin=.4,tilt=.2,scale=.7)


def jackfruit_tacos(S):
    jk=fibres(); sc=fibres('jackdark',('#3a160a','#8a4418','#c98444'),6)
    def fill(rng,P,shape,x,y,r):
        put(P,rng,'shred',gp(rng,.5,.07,90,x,y,shape(.45,.27)),meshes=jk,scale=(.6,.95),sink=.022,tilt=.5); put(P,rng,'shred',gp(rng,.45,.08,56,x,y,shape(.39,.20)),meshes=jk+sc,scale=(.55,.95),sink=.024,tilt=.6)
        put(P,rng,'redcab',gp(rng,.42,.055,17,x+.05,y-.03,shape(.34,.13)),scale=(.55,.85),tilt=.6); put(P,rng,'whitecab',gp(rng,.4,.09,7,x,y,shape(.30,.12)),scale=(.5,.8),tilt=.6)
        av=avocado_slice()
        for k in range(3): u=-.16+.15*k+rng.uniform(-.03,.03); px,py=x+u*math.cos(r)+.05*math.sin(r),y+u*math.sin(r)-.05*math.cos(r); obj(rng.choice(av),(px,py,P.h(px,py)+.02),quat=align(P.normal(px,py,.12),r+1.5+rng.uniform(-.3,.3),.25,rng),scale=rng.uniform(.40,.50))
        for u,v in gp(rng,.4,.10,8,x,y,shape(.34,.14)): lay(leaf('cilantro'),rng,u,v,P.h(u,v)+.012,P.normal(u,v,.09),tilt=.35,scale=rng.uniform(.45,.75))
        put(P,rng,'herb',gp(rng,.45,.06,20,x,y,shape(.42,.2)),scale=(.3,.9)); put(P,rng,'sesame',gp(rng,.45,.09,8,x,y,shape(.36,.18)))
    def plate(rng): board((0,.02),(2.9,2.0),.05,'#5a3a22','#946238',.07)
    rng,P=open_tacos(S,('#7d6470','#8a7280'),51,(1.7,1.15,2.1,1.8,-.4,'#e9dfc8','#7d2a3a',51),plate,fill,((-.62,.28,.55,1.0),(.08,.02,.48,1.04),(.76,-.26,.42,1.0)),
      [lambda r: obj(wedge('lime')[0],(-.50,-.58,.15),(math.radians(112),.1,.5),.9),lambda r: dip(1.02,.78,.34,.2,'#e6dcc8','#5a1a08','#8a3010','bbq',inner='#d9ccb2')],elev=38,dist=4.25,target=(.08,.0,.14))
    for _ in range(30):
        x,y=rng.gauss(.1,.6),rng.gauss(-.62,.12)
        if P.h(x,y)<.09: obj(rng.choice(chopped()),(x,y,.078),quat=align((0,0,1),rng.uniform(0,6)),scale=rng.uniform(.3,1))


def kimchi_tofu_stew(S):
    rng=bg(S,('#7f8f86','#8e9d94'),601,(-1.8,.0,1.6,2.2,.25,'#f0e6d2','#a8452a',61),elev=42,dist=4.7,target=(.05,-.04,.28)); o,ih,pin=crock(**DARK); q=Liquid(pin,.42,('#96300c','#bd5216','#7a1e08'),seed=67,contrast=.45); q.rough(.006,3,1,2); q.rough(.0014,12,2); q.rough(.0003,40,3,2); q.specks(rng,420,(.003,.009),('#7a1608','#c03a14'),.96,.25); q.specks(rng,90,(.006,.018),('#e0b07a','#d98a50'),.95,.2,asp=(1,2.5))
    km=[(rng.gauss(0,.55),rng.gauss(-.02,.50)) for _ in range(90)]; km=[p for p in km if math.hypot(*p)<q.R-.14][:58]; tf=[(-.34,.10),(.10,-.20),(.34,.16),(-.06,.34),(-.28,-.36),(.52,-.22),(.02,.08)]; mf=[(-.58,-.12),(.38,-.46),(.52,.38),(-.22,.54)]
    q.creep([(x,y,.13) for x,y in tf],.018,.022,.25); q.creep([(x,y,.08) for x,y in km],.010,.03,.14); q.drops(rng,110,'#c9480c',(.006,.058),.93,3); q.meniscus(); q.show(wet_mat('kimstew',.32,.12,.05,.04)); q.wash(seed=8); q.bubbles(rng,40,(.005,.026)); kc=kimchi()
    tm=vm('silk',rough=.3,sss=.4,sssr=(.08,.07,.05),bump=.12,bscale=22,coat=.2,rndv=.04); st=variants('silk',5,lambda i: blob('silk',(.185,.155,.10),.16,1.5,i*3,6,tm,lambda p,n: p*(1+.05*fbm(n*5+i*3,3)-.09*np.exp(-(np.abs(fbm(n*2+i*7,3))/.04)**2))[:,None],lambda p,n: mix(cmix('#efe2c4','#faf2e0',.5+fbm(n*3+i,3)),lin('#d9793a'),c01(sstep(.03,-.05,p[:,2]+.03*fbm(n*4+i,3))*.75+.45*sstep(.2,.5,fbm(n*4+i*5,4)))),3,3.4))
    for k,(x,y) in enumerate(tf): obj(st[k%5],(x,y,q.at(x,y)-.015+.02*(k%3)),quat=align((rng.gauss(0,.2),rng.gauss(-.1,.2),1),rng.uniform(0,6.28)),scale=uneven(rng,rng.uniform(.75,1.0)))
    upd(); mm=mush_slice(9,.7)
    for k,(x,y) in enumerate(mf): z,n=hit(x,y); obj(mm[k],(x,y,z+.006),quat=align(n,rng.uniform(0,6),.15,rng),scale=rng.uniform(.85,1.0))
    for k,(x,y) in enumerate(km): obj(kc[k%len(kc)],(x,y,max(q.at(x,y)-.006,hit(x,y)[0]-.045 if k%5==0 else 0)),quat=align((rng.gauss(0,.13),rng.gauss(0,.13),1),rng.uniform(0,6.28)),scale=uneven(rng,rng.uniform(.65,1.2)))
    upd(); drop(scallions(),rng,[(rng.gauss(.06,.26),rng.gauss(0,.22)) for _ in range(34)],.006,tilt=.3,scale=(.5,1.0)); drop(sesame(),rng,[(rng.gauss(.05,.3),rng.gauss(0,.26)) for _ in range(60)],.003,tilt=.3,scale=(.8,1.1)); drop(chilli_flake(),rng,[(rng.gauss(.05,.34),rng.gauss(0,.3)) for _ in range(80)],.002,scale=(.2,.7),rand=True)
    side(rng,1.5,1.4,'scallion','#d8ccb4',.42,.07,60); chopsticks(2.05,-1.05,.45,-1.42,.06,.06,('#4a2a18','#7a4a28'))


def lentil_and_spinach_dal(S):
    rng=bg(S,('#7a4a66','#885672'),606,(1.75,.8,1.9,1.8,.35,'#f2e2b8','#4a6a3a',66),elev=44,dist=4.7,target=(.05,-.04,.28)); o,ih,pin=crock(R=1.14,H=.5,col='#3f5a4a',inner='#d8c8a0',clay='#6b4a2a',speck='#1c2a20'); q=Liquid(pin,.42,('#a8681a','#c48a30','#864c0e'),seed=63,contrast=.32); q.rough(.010,3.5,1,2); q.rough(.005,13,2); q.rough(.0012,42,3,2)
    q.specks(rng,900,(.012,.030),('#b06c18','#dca84a'),.97,.28,asp=(1,1.3)); q.specks(rng,340,(.026,.034),('#bf781c','#dfa648'),.95,.42,asp=(1,1.12)); q.specks(rng,240,(.006,.030),('#2f4416','#4f6a24'),.95,.2,asp=(1,3)); q.specks(rng,40,(.012,.034),('#a83a18','#c9602c'),.9,.35,asp=(1,1.6))
    gr=[(rng.gauss(-.04,.40),rng.gauss(-.02,.36)) for _ in range(70)]; gr=[p for p in gr if math.hypot(*p)<.86]; q.creep([(x,y,.09) for x,y in gr],.012,.03,.12); q.oil('#b8620c',.004,np.exp(-((np.hypot(q.X-.08,q.Y+.06)+.12*q.noise(3,77))/.34)**4),3,.09,.010); q.drops(rng,40,'#b8600c',(.006,.05),.9,3); q.meniscus(); q.show(wet_mat('dalsp',.44,.14,.0,.10)); q.wash(seed=8); q.bubbles(rng,10); wl=wilted(10)
    for k,(x,y) in enumerate(gr): obj(wl[k%10],(x,y,q.at(x,y)+rng.uniform(-.016,.022)),quat=align((rng.gauss(0,.14),rng.gauss(0,.14),1),rng.uniform(0,6.28)),scale=uneven(rng,rng.uniform(.6,1.35)))
    upd(); cu=variants('cumin',4,lambda i: blob('cumin',(.028,.0062,.0058),.12,1.5,i,3,food('cumin','#3f2712','#6b4722',scale=30,rough=.6,sss=0,bump=.3,bscale=90,rndv=.25),lambda p,n:p*np.stack([1+0*n[:,0],1-.5*n[:,0]**2,1-.5*n[:,0]**2],-1)+np.stack([0*p[:,0],5*p[:,0]**2,0*p[:,0]],-1))); ms=food('mustard','#20140e','#3a261a',rough=.4,sss=0,bump=0,rndv=.3); mu=variants('mustard',3,lambda i: blob('mus',(.0095,.0092,.0090),.08,1.5,i,2,ms)); ga=variants('garl',6,lambda i: blob('garl',(.055,.034,.007),.22,1.8,i,3,food('garl','#e0b868','#a8692a',scale=16,rough=.4,sss=.25,bump=.15,coat=.15,rndv=.2),lambda p,n:p+np.stack([0*p[:,0],0*p[:,0],(3*(i%3)-2)*p[:,0]**2],-1)))
    drop(cu,rng,[(rng.gauss(.08,.15),rng.gauss(-.06,.14)) for _ in range(36)],.003,tilt=.25,scale=(.8,1.15)); drop(mu,rng,[(rng.gauss(.08,.17),rng.gauss(-.06,.16)) for _ in range(44)],.003,scale=(.8,1.2)); drop(ga,rng,[(rng.gauss(.08,.12),rng.gauss(-.06,.11)) for _ in range(11)],.008,tilt=.15,scale=(.6,1.1)); drop(chilli_flake(),rng,[(rng.gauss(.08,.2),rng.gauss(-.06,.18)) for _ in range(50)],.002,scale=(.2,.7),rand=True)
    cm=food('dch','#3f0c08','#7d1a10',scale=9,rough=.34,sss=.04,bump=.5,bscale=34,coat=.15)
    for x,y,a,l in ((.0,.04,.5,.46),(.24,-.14,.2,.36)):
        t=np.linspace(-.5,.5,90); p=np.stack([t*l,.09*np.cos(t*3+x*9),.012*np.sin(t*6)],-1); r=.042*np.sqrt(np.clip(1-(np.abs(t)*2)**2.6,.01,1))*(1.1-.75*(t+.5))*(1+.10*np.sin(t*40+x*30)+.07*np.sin(t*97)); me=tube_mesh('dch',p,r,cm,30); n=len(me.vertices); v=np.empty(n*3); me.vertices.foreach_get('co',v); v=v.reshape(-1,3); c=np.repeat(p,30,0)[:n]; k=1+.22*fbm(np.stack([v[:,0]*6,v[:,1]*40,v[:,2]*40],-1),3); v=c+(v-c)*k[:,None]*np.array([1,1,.72]); me.vertices.foreach_set('co',v.ravel()); obj(me,(x,y,hit(x,y)[0]+.022),(0,.05,a))
    side(rng,-1.5,1.35,'lentilr','#d9a441',.46,.055,160); spoon((-1.75,-1.25,0),.6,1.0,GOLD())


def mapo_tofu(S):
    def props(r): side(r,1.5,1.3,'scallion','#e6dcc8',.44,.08,70); chopsticks(2.05,-1.0,.5,-1.42,.06,.06,('#7a2a14','#a8482a'))
    rng,P,R=soup(S,('#35505a','#40606a'),603,(-1.8,.6,1.7,2.0,.3,'#e9c98a','#a8452a',63),dict(R=1.18,H=.4,col='#e9e2d2',inner='#efe8d8',clay='#8a6547'),.31,('#4a0e04','#9a2a0a','#300802'),'map',dict(rough=.2,coat=.4,bump=.05,oil='#e0500c',lump=.02),
      layers=[('crumble',90,.085,dict(sink=.02,scale=(.6,.8))),('mapotofu',44,.19,dict(R=.92,meshes=glazed(crisp_tofu(.19,9,('#f3e9d4','#eddcb8','#e0c49a'),.3,.22,'silken'),'#8a1c06',.10),sink=.05)),('crumble',90,.08,dict(R=.9,sink=.0,scale=(.5,.75))),('scallion',60,.085,dict(R=.8)),('pepper',90,.06,dict(R=.85)),('flake',50,.09,dict())],props=[props],maxh=.10,elev=50,sp=(1.2,-1.5,.5,.95,STEEL()))
    oildrops(P,rng,110,1.0,'#c8400c','#ee6a1a',key='oilmp')


def moroccan_tagine(S):
    rng=bg(S,('#2f6a72','#3c7880'),79,(-1.85,-.75,1.7,1.8,.3,'#e9c98a','#a8452a',79),elev=42,dist=4.9,target=(.05,-.02,.26)); o,ih,pin=crock(R=1.2,H=.42,col='#b5562c',inner='#a04a24',clay='#7a3418',speck='#5a2412'); P=Pile(1.25,lambda X,Y: np.maximum(ih(X,Y),.27+.12*np.clip(1-(X*X+Y*Y)/1.1,0,1))); st='#8a3a0c'
    sq=stewed('squash',(.125,.115,.10),'#cf7a1c','#e6a242',st); ca=stewed('carrotc',(.115,.10,.05),'#c8641a','#dd8a36',st,8); co=stewed('courgc',(.135,.115,.06),'#c9b86a','#dcd092',st,9,7,'#4f5f22'); tm=stewed('tomc',(.11,.09,.05),'#8e1c0c','#b8381c',st,2.6); on=stewed('onionc',(.12,.05,.016),'#c98a4a','#e0b478',st,3); ap=stewed('aprc',(.13,.11,.045),'#b85f10','#dc8c26',st,2.3,7,None,.28,.36); cp=chickpea(food('cpstew','#a8642c','#d69a56',scale=6,rough=.36,sss=.2,bump=.12,bscale=40,coat=.12,rndv=.16))
    layersP(P,rng,[('chickpea',70,.13,dict(meshes=cp,scale=(.85,1.1))),('squash',17,.27,dict(meshes=sq)),('carrotcoin',16,.26,dict(meshes=ca,sink=.02,mode='rand')),('courg',14,.27,dict(meshes=co,mode='rand')),('onionw',26,.18,dict(meshes=on,mode='flat')),('tomdice',14,.24,dict(meshes=tm)),('squash',9,.32,dict(meshes=sq,R=.75)),('apricot',10,.29,dict(meshes=ap,R=.8,mode='flat',tilt=.5)),('chickpea',56,.14,dict(meshes=cp,R=.9,scale=(.85,1.1))),('courg',5,.4,dict(meshes=co,R=.6,mode='rand')),('raisin',12,.22,dict(R=.85))],1.0,.15)
    bound(P,1.04,('#5a1f06','#a04e12'),sauce_mat('tagine',.34,coat=.05,bump=.25,spec=.35),deep=.006,soft=.05,seed=4,lump=.014,edge=.03); upd(); al=almond_flake(); drop(al,rng,[(rng.gauss(.02,.24),rng.gauss(0,.2)) for _ in range(20)],.008,tilt=.45,scale=(.7,1.0)); herbs(rng,[(rng.gauss(.0,.12),rng.gauss(.04,.10)) for _ in range(9)],spile(0,0,1.0),'cilantro',(.65,1.0),.012,.35); drop(chopped(),rng,[(rng.gauss(0,.4),rng.gauss(0,.36)) for _ in range(60)],.004,tilt=.3,scale=(.35,.9)); drop(sesame(),rng,[(rng.gauss(.02,.3),rng.gauss(0,.26)) for _ in range(50)],.003,tilt=.3)
    o2,ih2,_=smallbowl(.66,.34,'#e3cda2',(-1.55,1.45)); P2=Pile(3.2,lambda X,Y:.25+0*X,.02); mound(P2,-1.55,1.45,.57,.16,.25,'#c99a4a','#e6c684',key='cous',bump=1.0); grains(P2,rng,'couscous',.55,-1.55,1.45,.036,700); spoon((1.55,-1.15,0),1.2,.95,GOLD())


def mushroom_and_lentil_ragout(S):
    rng=bg(S,('#b8a27a','#c6b28c'),613,(1.75,-.6,1.9,1.8,.35,'#5a3a4a','#e8dcc4',73)); o,ih,pin=crock(R=1.18,H=.42,col='#4a3a44',inner='#5a4650',clay='#8a6547',speck='#1c1418')
    # gravy up to the wall; lentils half in it, mushrooms and carrots turned in it
    q=Liquid(pin,.330,('#2f130a','#63301a','#7a3f20'),seed=17,dome=.07,contrast=.8); q.rough(.026,2.6,1,3); q.rough(.012,9,2); q.rough(.004,30,3,2); R=q.R; P=q.pile(1.3); ms=glazed(mush_slice(9,.9,tag='dark'),'#54290f',.30); car=stewed('cararag',(.085,.075,.05),'#c2601a','#dd842e','#6f2c12',4,skin='#b85816'); lt=ING['lentilb']['f'](); at=[]
    for n,d,r,lo,hi in ((700,.045,R-.04,-.6,.4),(260,.06,R-.1,-.2,.6)):
        for x,y in gp(rng,r,d,n,tries=9000): k=rng.uniform(.6,.85); obj(one_of(rng,lt),(x,y,q.at(x,y)+.018*rng.uniform(lo,hi)),quat=lying(rng,P.normal(x,y,.1),.4),scale=uneven(rng,k))
    for mesh_,n,d,r,rx,rz,s in ((car,34,.15,R-.12,.07,.04,(.6,1.0)),(ms,44,.14,R-.13,.12,.02,(.72,1.05)),(ms,18,.17,.62,.12,.02,(.75,1.05))):
        for x,y in gp(rng,r,d,n):
            x,y=x+rng.gauss(0,.04),y+rng.gauss(0,.04); k=rng.uniform(*s); z=P.put_ellipsoid(x,y,rx*k,rz*k,rz*k*rng.uniform(.4,1.4))
            if math.hypot(x,y)<R-.1: obj(rng.choice(mesh_),(x,y,z),quat=align(P.normal(x,y,.08),rng.uniform(0,6.28),.3,rng),scale=uneven(rng,k)); at.append((x,y,rx*k*.6))
    q.creep(at,.014,.020,.2); q.specks(rng,300,(.004,.012),('#20100a','#6a3a1c'),.95); q.drops(rng,40,'#8a3a10',(.005,.024)); q.meniscus(); q.show(wet_mat('mlr',.48,.10,.06,.2,40)); q.wash(up=.04,seed=3); upd(); drop(lt,rng,[p for p in [(rng.gauss(0,.36),rng.gauss(0,.36)) for _ in range(90)] if math.hypot(*p)<R-.15],.008,tilt=.4,scale=(.6,.85)); drop(chopped(),rng,[(rng.gauss(0,.32),rng.gauss(0,.3)) for _ in range(150)],.003,tilt=.3,scale=(.35,1.2)); pepper(rng,gp(rng,.8,.1,40),P.h)
    spoon((-1.75,-1.25,0),.45,1.0,STEEL()); whole_mush(rng,1.45,1.0,.9); whole_mush(rng,1.78,.7,.75)



# ======================================================= DINNER
def mushroom_risotto(S):
    rng=bg(S,('#56636b','#63717a'),3,(1.6,-.9,2.0,1.8,.35,'#eadfca','#9a5b34',7),elev=46,dist=5.0); o,ih,pin=crock(R=1.18,H=.36,col='#efe6d6',clay='#a98763'); q=Liquid(pin,.25,('#c9a266','#dcbc88','#b8904f'),seed=4,dome=.114,contrast=.45); q.rough(.010,3.2,1,2); q.rough(.005,9,2)
    # rice in what it thickened itself: cream up to the wall, grains that touch and melt into it
    q.D=np.minimum(q.D,.6); q.meniscus(); q.show(wet_mat('risotto',.34,.2,.03,.05,sssr=(.07,.05,.025))); q.wash(seed=4)
    M=bed(rng,lambda X,Y: .20+0*X,q.R-.01,.245,.11,(.0275,.0140,.0130),6500,('#c39c5c','#e6cc98'),'risotto',clump=.020,res=.0046,rough=.33,coat=.16,sss=.4,dark=.25,blend=.0022,other=('#d2b074','#eedaac'),share=.3); P=M.pile(q.R+.08); P.H=np.maximum(P.H,ih(P.X,P.Y)); P.B0=P.H.copy()
    ms=mush_slice(9,.8,tag='risotto')
    for m,s in ((16,.25),(12,.17),(7,.10)):
        for _ in range(m): x,y,k=rng.gauss(.02,s),rng.gauss(.04,s*.8),rng.uniform(.55,.95); z=P.put_ellipsoid(x,y,.12*k,.020,.012); obj(rng.choice(ms),(x,y,z),quat=align(P.normal(x,y,.08),rng.uniform(0,6.28),.3,rng),scale=uneven(rng,k))
    upd(); drop(chopped(),rng,[(rng.gauss(.02,.34),rng.gauss(.02,.28)) for _ in range(260)],.003,tilt=.35,scale=(.35,1.25)); pepper(rng,[(rng.gauss(0,.4),rng.gauss(0,.34)) for _ in range(90)],P.h); spoon((-1.7,-.95,0),1.1,1.0)


def mushroom_stroganoff(S):
    rng=bg(S,('#5f3b46','#70495a'),15,(-1.7,-.9,1.9,2.0,.45,'#e6d6c0','#8c5a3a',32)); o,ih,pin=crock('bowl',1.2,.34,'#e6e0d2',clay='#9a7350')
    nm=food('tagl','#d9b26a','#ecd09a',scale=2.2,rough=.42,sss=.25,bump=.08,coat=.12,rndv=.12); mound(Pile(1.45,ih),0,0,.56,.20,.05,'#b58a52','#d0a870',key='strm'); skeins(rng,.07,.84,64,.010,nm,dome=.06,band=6,flat=.095,deep=.05); skeins(rng,.08,.96,120,.010,nm,dome=.24,band=6,flat=.095,deep=.10)
    # cream sauce fills what is between the ribbons; the mushrooms were turned in it
    P=spile(0,0,1.1,.014); bound(P,.93,('#b98a56','#d9b680'),food('strs',vcol=True,rough=.34,sss=.3,bump=.08,bscale=14,coat=.25,rndv=0,rndh=0),deep=.055,soft=.05,seed=4,edge=.10)
    P=spile(0,0,1.1,.014); P.B0=P.H.copy(); P.maxh=.09; ms=glazed(mush_slice(9,.75),'#c9a26c',.5); at=dict(cx=.0,cy=-.08,meshes=ms)
    layersP(P,rng,[('mush',26,.13,dict(at,R=.56,scale=(.8,1.1),sink=.014)),('mush',12,.17,dict(at,R=.40,tilt=.25,scale=(.8,1.1))),('herb',60,.06,dict(R=.6,cy=-.06)),('pepper',24,.1,dict(R=.6,scale=(.4,.8)))])
    fork((1.25,-1.25,0),.75,1.0,GOLD()); whole_mush(rng,1.50,.95,.9); whole_mush(rng,1.8,.62,.75)


def paella_with_artichokes(S):
    rng=bg(S,('#2f4f6e','#3a5d7e'),87,(1.8,1.0,2.0,1.8,-.3,'#f3e9d2','#d9a03a',87),elev=54,dist=6.6); R0=1.34
    m=metal('pan','#5a5a5c',.38); pr=smooth_prof([(.001,0),(R0*.9,0),(R0*.95,.03),(R0,.22),(R0-.01,.24),(R0-.03,.22),(R0*.95-.03,.06),(R0*.88,.04),(.001,.04)],110); obj(revolve('ppan',pr,150,m))
    hm=food('hred','#a3160f','#c4261a',rough=.35,sss=0,bump=.05,coat=.5)
    for s in (1,-1): a=np.linspace(-1,1,30); obj(tube_mesh('ph',np.stack([s*(R0-.02+.26*np.sqrt(np.clip(1-a**4,0,1))),a*.34,.22+.05*np.sqrt(np.clip(1-a**4,0,1))],-1),.042,hm,12))
    # rice that took up its stock: grain by grain, but stuck together, darker where the pan caught it
    M=bed(rng,lambda X,Y:.04+0*X,1.245,.13,.05,(.038,.0165,.0155),6200,('#b0701a','#dca444'),'paella',rough=.46,sss=.2,res=.0056,dark=.5,clump=.020,coat=.06,other=('#9a5818','#c98a34'),share=.22); P=M.pile(1.45); P.B0=P.H.copy(); P.maxh=.10
    # hearts of artichoke in quarters: leaf upon leaf at the cut, browned in the pan
    am=food('artq',vcol=True,rough=.36,sss=.2,bump=.3,bscale=30,coat=.2,rndv=.14)
    def art(i):
        def fn(p,n): p=p.copy(); t=p[:,0]/.2; p[:,1]*=1-.42*t+.10*np.sin(t*6+i); p[:,2]=np.minimum(p[:,2],.028+.012*fbm(p*16+i,2)-.003*np.cos((np.abs(p[:,1])/.018+t*1.5+fbm(p*9+i,2))*np.pi)*(n[:,2]>.2)); p[:,2]+=.05*t*t; return p
        def cf(p,n): t=p[:,0]/.2; k=fbm(p*10+i*3,4); lay_=.5+.5*np.cos((np.abs(p[:,1])/(.018+.004*t)+t*1.5+.8*k)*np.pi); c=mix(lin('#a8a05c'),lin('#d2c88e'),c01(lay_+.3*k)); c=mix(c,lin('#e6dcae'),sstep(.3,.9,-t)*.8); c=mix(c,lin('#6f7536'),(n[:,2]<.25)*.8); c=mix(c,lin('#8a5420'),sstep(.05,.45,k+.25*t)*.7); return mix(c,lin('#4a2c10'),sstep(.62,1,t+.4*k)*.8)
        return blob('artq',(.20,.105,.075),.06,1.5,i*3,5,am,fn,cf,3,2.5)
    ar=variants('artq',7,art)
    for x,y in gp(rng,1.0,.32,19): z=P.put_ellipsoid(x,y,.11,.035,.01); lay(ar,rng,x,y,z-.012,P.normal(x,y,.15),tilt=.22,scale=rng.uniform(.55,.78))
    layersP(P,rng,[('redpep',26,.22,dict(R=1.05,scale=(.6,.95),tilt=.2,sink=.03,meshes=pepper_strips())),('greenbean',20,.22,dict(R=1.08,sink=.04,scale=(.6,.9))),('pea',46,.1,dict(R=1.1,scale=(.6,.85),sink=.035))])
    upd(); drop(chopped(),rng,[(rng.gauss(0,.5),rng.gauss(0,.5)) for _ in range(170)],.003,tilt=.35,scale=(.3,1.2)); pepper(rng,[(rng.gauss(0,.6),rng.gauss(0,.6)) for _ in range(70)],P.h)
    for a in (.75,3.6): x,y=.93*math.cos(a),.93*math.sin(a); obj(wedge('lemon')[0],(x,y,P.h(x,y)+.13),(math.radians(38),0,a+1.57+rng.uniform(-.4,.4)),.72)
    spoon((.6,-1.62,0),.12,.95,GOLD())


def palak_tofu(S):
    def props(rng):
        ricebowl(rng,1.5,1.45,'#efe6d6')
    fried=crisp_tofu(.22,9,('#f0e2bd','#d9a352','#9a5a20'))
    rng,P,R=soup(S,('#c98a3a','#d49a4e'),19,(-1.7,-1.0,2.0,1.7,.3,'#f0e8d8','#7a3a2a',17),dict(R=1.14,H=.5,col='#6a4a34',inner='#8a6040',clay='#4a2f1e',speck='#2a1810'),.42,('#2f420c','#5c7020','#1f2e08'),'pal',dict(lump=.05,amp=.02,rough=.45,coat=.03),
      layers=[('tofu',26,.24,dict(R=.84,meshes=fried,sink=.06,scale=(.8,1.1),tilt=.25)),('flake',40,.1,dict())],props=[props],sp=(1.2,-1.45,.5,.95,GOLD()))


def pizza_margherita(S):
    rng=bg(S,('#6a6a62','#77776c'),67,(1.75,1.35,1.8,1.6,-.4,'#f0e7d6','#b5402f',66),elev=44,dist=4.6,target=(.06,-.10,.1)); board((0,0),(3.0,2.75),.12,'#6a4630','#a07a50',.1,7)
    m=food('pizza',vcol=True,rough=.62,sss=.12,bump=.35,bscale=42,coat=.04,rndv=0,rndh=0); bl=[(x,y,rng.uniform(.15,.30),rng.uniform(0,9)) for x,y in gp(rng,.90,.27,17)]
    def cheese(X,Y):
        w=np.zeros_like(X)
        for x,y,r,s in bl: d=np.hypot(X-x,Y-y)*(1+.45*N(X,Y,3,s)+.16*N(X,Y,9,s)); w=w+np.exp(-(d/r)**4)*1.05
        return sstep(.25,.80,w)
    def air(a,r,s=0): return fbm(np.stack([np.cos(a)*4.6+s,np.sin(a)*4.6,r*4],-1),4)
    def zf(X,Y,r,a):
        cr=np.sin(np.pi*np.clip((r-.79)/.215,0,1))**.75; n=air(a,r); blis=np.clip(air(a*1.0,r*3,7)-.12,0,1)*.20; w=cheese(X,Y)
        return .045+(.105+.10*n+blis)*cr+(.030*w+.012*w*np.clip(N(X,Y,8,9,2),0,1))*(1-sstep(.80,.86,r))+.010*N(X,Y,8,2)*(1-w)+.007*N(X,Y,26,6)*(1-w)*(1-cr)+.006*N(X,Y,30,5)*cr-.05*sstep(.985,1,r)
    def cf(X,Y,r,a,z):
        n,f=N(X,Y,3.5,2,5),N(X,Y,22,5,3); c=mix(lin('#8a1c08'),lin('#c24418'),c01(.5+1.1*n+.5*f)); c=mix(c,lin('#d9722a'),sstep(.2,.5,N(X,Y,5,15,3))*.35); c=mix(c,lin('#5e1206'),sstep(.25,.5,N(X,Y,14,5,3))*.45); w=cheese(X,Y)
        ch=mix(lin('#e3cb98'),lin('#f2e4c0'),c01(.5+N(X,Y,6,1)+.3*f)); ch=mix(ch,lin('#c9863a'),sstep(.02,.32,N(X,Y,6,8,4))*.8); ch=mix(ch,lin('#7a3c12'),sstep(.30,.52,N(X,Y,6,8,4)+.18*f)*.8); ch=mix(ch,lin('#d9803c'),.35*sstep(.25,.0,w-.62)); c=mix(c,lin('#d0692c'),sstep(.02,.45,w)*.7); c=mix(c,ch,sstep(.45,.85,w))
        cr=sstep(.795,.84,r+.05*N(X,Y,5,3)); k=air(a,r*1.2,3); k2=fbm(np.stack([np.cos(a)*13,np.sin(a)*13,r*12],-1),3); dg=mix(lin('#d8ac6a'),lin('#ecd3a0'),c01(.5+1.2*k)); top=c01(.35+1.1*k+.5*k2+.5*np.sin(np.pi*np.clip((r-.80)/.2,0,1))); dg=mix(dg,lin('#c08440'),.55+.25*c01(k)); dg=mix(dg,lin('#a8682c'),sstep(.5,1.0,top)*.85); dg=mix(dg,lin('#7d4418'),sstep(.85,1.3,top)*.8); leop=sstep(.24,.36,air(a,r*3,7)+.12*k2); dg=mix(dg,lin('#2a1408'),leop*.88); dg=mix(dg,lin('#e8d8b4'),sstep(.25,.5,k2)*.25); dg=mix(dg,lin('#c9863c'),(1-sstep(.80,.85,r))*.6); return mix(c,dg,cr)
    x,y,f=disk_grid(1,260,520); r=np.hypot(x,y); a=np.arctan2(y,x); rr=1.24*(1+.055*fbm(np.stack([np.cos(a)*1.4+1,np.sin(a)*1.4,a*0],-1),3)); X,Y=x*rr,y*rr; z=zf(X,Y,r,a); c=cf(X,Y,r,a,z); wet=np.where(r<.80,c01(.55-.35*cheese(X,Y)+.9*N(X,Y,4,21)),0); me=mesh('dough',np.stack([X,Y,z],-1),f,c,m); al=np.ones((len(X),4),np.float32); al[:,:3]=np.clip(c,0,1); al[:,3]=1-c01(wet); me.color_attributes['Col'].data.foreach_set('color',al.ravel()); obj(me,(0,0,.10))
    P=spile(0,0,1.3,.016); ba=leaf('basil',6); wl=flatter(ba,.45)
    for x,y,a,s in ((-.30,-.30,.4,1.1),(.34,.10,2.2,1.2),(-.05,.42,4.0,1.05),(.42,-.44,5.2,.95),(-.52,.20,1.3,.9),(.06,-.06,3.3,.75)): lay(wl,rng,x,y,P.h(x,y)+.022,P.normal(x,y,.12),spin=a,tilt=.12,scale=s)
    put(P,rng,'pepper',gp(rng,.95,.09,70)); put(P,rng,'herb',gp(rng,.95,.14,30),scale=(.3,.9)); fd=crumb(fm('#efe4cc','#f8f0de',rough=.95,sss=.1,bump=0),.006,4,.5,'flourp',1)
    for _ in range(160): q=rng.uniform(0,6.28); d=rng.gauss(1.36,.07); obj(rng.choice(fd),(d*math.cos(q),d*math.sin(q),.105),quat=rq(rng),scale=rng.uniform(.4,1.6))
    tomatoes_vine(rng,[(-1.70,1.15),(-1.50,1.38)],1.25)


def ramen_with_miso_broth(S):
    rng=bg(S,('#8f8478','#9c9184'),77,(1.8,1.05,2.0,1.8,-.3,'#e9dcc4','#2c3b52',77)); o,ih,pin=crock('bowl',1.2,.6,'#22303f',inner='#e6dcc8',clay='#8a6547',speck='#0e1620')
    nm=food('ramn','#d9b062','#efd698',scale=2.2,rough=.25,sss=.25,bump=.04,coat=.4,rndv=.08); skeins(rng,.27,.88,190,.020,nm,dome=.17,cx=.06,cy=.02,band=10,deep=.07); P0=spile(0,0,1.15,.014)
    q=liquid_in(pin,.44,('#a87838','#d3aa6c','#8a5a24'),None,None,.004,3); q.rough(.004,6,2); q.dust('#e2c490',.30,None,5,4); q.specks(rng,500,(.003,.010),('#c29a5a','#8f6a34'),height=.12); q.drops(rng,90,'#d98a2a',(.010,.085),.94,seed=4,clear=.5); q.wash(seed=2); q.bubbles(rng,30); so=q.show(wet_mat('ramm',.16,.10,.4,.03))
    P=Pile(1.2,lambda X,Y: np.maximum(q.h(X,Y),height_at(P0,X,Y))); P.B0=P.H.copy(); wetted(so,P0,.44+0*P0.X,creep=.014,reach=.03,dark=.35)
    put(P,rng,'corn',gp(rng,.24,.085,34,-.56,-.30),sink=.014,scale=(.8,1)); put(P,rng,'corn',gp(rng,.7,.3,6),sink=.03,scale=(.8,1))
    for x,y,a in ((.50,.30,.4),(.72,.10,1.2),(.34,.46,2.2),(.62,.40,.1)): put(P,rng,'tofus',[(x,y)],scale=(1.15,1.3),spin=a,tilt=.25,sink=.07)
    wl=wilted()
    for x,y in gp(rng,.26,.09,10,-.42,.48): lay(wl,rng,x,y,P.h(x,y)+.0,(rng.uniform(-.2,.2),-.2,1),tilt=.35,scale=rng.uniform(.8,1.15))
    ms=mush_slice(9,.7,.17,.2,'ram')
    for i in range(7): x,y=-.16+.13*i+rng.uniform(-.02,.02),-.58+.035*abs(i-2)+rng.uniform(-.03,.03); lay(ms,rng,x,y,P.h(x,y)+.012,(rng.uniform(-.35,.1),-.35,1),spin=rng.uniform(0,6),tilt=.25,scale=rng.uniform(.85,1.1))
    nr=food('nori','#14261c','#2a4432',rough=.38,sss=0,bump=.6,bscale=30)
    x,y,f=np.meshgrid(np.linspace(-.22,.22,24),np.linspace(0,.50,28),indexing='ij')+[None]; V=np.stack([x,y*.42+.02*np.sin(x*9),y*.85+.03*np.sin(y*7+x*5)],-1).reshape(-1,3); lay_solid(obj(mesh('norisheet',V,grid_faces(24,28),mat=nr),(.55,.70,.40),(-.10,.0,-.5)),.008)
    upd(); P=spile(0,0,1.15,.014); put(P,rng,'scallion',gp(rng,.30,.065,34,.06,.02),scale=(.6,1.0)); put(P,rng,'scallion',gp(rng,.85,.24,8),scale=(.5,.9)); put(P,rng,'sesame',gp(rng,.5,.08,40)); put(P,rng,'flake',gp(rng,.7,.11,26),scale=(.4,1)); put(P,rng,'herb',gp(rng,.85,.1,40),scale=(.3,.9))
    chopsticks(2.1,-1.25,.35,-1.42,.06,.06)


def ratatouille(S):
    rng=bg(S,('#a89a98','#b6a8a4'),73,(-1.75,1.1,2.0,1.8,.35,'#f3ebdc','#5a6e8c',73),elev=46,dist=4.5,target=(.05,-.12,.30)); o,R,ins=bakedish(1.22,1.22,.34,'#4a3a34',inner='#5c4a42',clay='#8a6547',p=2.0,handles=True); k=ins(.22)
    rectsurf(R,k,lambda X,Y,r,z: mix(lin('#6e1606'),lin('#b8401a'),c01(.5+N(X,Y,5,2,4)+.4*N(X,Y,24,3))),food('ratsauce',vcol=True,rough=.3,sss=.1,bump=.6,bscale=40,coat=.3,rndv=0),lambda X,Y,r:.25+.02*N(X,Y,6,1)+.012*N(X,Y,22,4))
    m=food('ratslice',vcol=True,rough=.34,sss=.22,bump=.3,bscale=60,coat=.22,rndv=.14,rndh=.008)
    def baked(kind,i): # shrunken and limp: the skin stands up as a wrinkled rim, the flesh has sunk, edges caught
        q=random.Random(i*7+len(kind)); Rr=q.uniform(.185,.225); c1,c2,ring,skin=dict(courg=('#c9bd78','#ddd29a','#a8aa58','#3a5a20'),aub=('#a8824a','#c9a468','#8a6234','#2a1026'),tom=('#b8391c','#d2603a','#b02a14','#8a160c'))[kind]
        wob=lambda t: 1+.05*np.cos(2*t+i)+.03*np.cos(5*t+i*2)+.02*np.cos(9*t+i*3)
        def cf(x,y,r,a):
            n,n2,f=N(x,y,2.4,i,4),N(x,y,9,i+3,3),N(x,y,24,i+5,2)
            if kind=='tom': c=cmix(tomato_cut(x,y,r,a,i)[0],'#a8401c',.30+.5*n)
            else: c=cmix(c1,c2,.5+1.1*n+.3*f); sd=sstep(.20,.36,N(x,y,15,i+8,2))*(np.abs(r-.42)<.2); c=mix(c,lin('#e0d4a0' if kind=='courg' else '#7a5424'),sd*.6)
            c=mix(c,lin(ring),sstep(.70,.93,r+.06*n2)*.7); w=c01(.10+.9*n+.4*n2+.5*sstep(.72,.93,r)); c=mix(c,lin('#a8682a'),sstep(.4,.85,w)*.6); c=mix(c,lin('#5a3014'),sstep(.75,1.15,w+.3*f)*.7); return mix(c,lin(skin),sstep(.945,.965,r))
        return slice_disc('ratsl',Rr,.040,cf,m,nr=52,nt=130,outline=wob,zf=lambda X,Y,r,a: .022*sstep(.8,1,r)*(1+.5*np.cos(a*7+i))-.018*(1-r**2)+.012*N(X,Y,14,i)+q.uniform(-.6,.6)*X*Y)
    sets=[[baked(k,i) for i in range(6)] for k in ('courg','tom','aub')]; j=0
    for rr,n in ((.98,44),(.66,29),(.35,15)):
        for i in range(n):
            a=2*math.pi*i/n+rr+rng.gauss(0,.02); q=rr+rng.gauss(0,.018); t=.92+rng.gauss(0,.07); nx=(-math.sin(a)*math.cos(t)-.20*math.cos(a),math.cos(a)*math.cos(t)-.20*math.sin(a),math.sin(t)); obj(rng.choice(sets[j%3]),(q*math.cos(a),q*math.sin(a),.315+rng.gauss(0,.008)),quat=align(nx,rng.uniform(0,6.28),.06,rng),scale=rng.uniform(.92,1.08)*(1 if rr>.5 else .92)); j+=1
    for i in range(5): a=i*1.25; obj(rng.choice(sets[i%3]),(.09*math.cos(a),.09*math.sin(a),.33),quat=align((-math.sin(a)*.5,math.cos(a)*.5,.8),rng.uniform(0,6)),scale=.8)
    P=spile(0,0,1.15,.014); oildrops(P,rng,50,1.0,'#c9a04a','#e0b868',key='rato'); put(P,rng,'herb',gp(rng,1.05,.07,110),scale=(.3,1.1)); put(P,rng,'pepper',gp(rng,1.05,.1,60))
    for x,y in gp(rng,.85,.36,9): lay(leaf('thyme',6),rng,x,y,P.h(x,y)+.02,P.normal(x,y,.1),tilt=.2,scale=rng.uniform(.5,.8))
    for x,y,a,s in ((.05,-.04,.3,.9),(-.08,.02,2.5,.75)): lay(flatter(leaf('basil',6),.7),rng,x,y,P.h(x,y)+.03,P.normal(x,y,.1),spin=a,tilt=.2,scale=s)
    garlic(-1.6,-1.05,.9)


def red_lentil_dal(S):
    rng=random.Random(11); stage(table=('#23304a','#2c3c5a'),**S); cloth((1.7,-.75),(2.0,1.9),.35,'#c9502f','#f0d9a8',seed=14)
    o,ih,pin=bowl(1.1,.52,'#8a4a2f',inner='#a65d3b',clay='#6b3a22',speck='#3a1d10',speck_amt=.3); q=Liquid(pin,.42,('#a8701e','#c4903a','#8a5214'),seed=61,contrast=.3); q.rough(.010,4,1,2); q.spoon_marks(.012,1.1,1,5,.15,.2); q.rough(.003,13,2); q.rough(.0014,30,3,3)
    # two thirds of the lentils have fallen apart, the others look out of the mash
    q.specks(rng,1500,(.008,.026),('#9c641a','#cf9c48'),.97,.14,asp=(1,1.8)); q.specks(rng,260,(.022,.032),('#b07420','#d6a04a'),.95,.24,asp=(1,1.25)); q.H=.5*q.H+.5*q.blur(q.H,.005); q.rough(.0007,44,4,2); q.oil('#c06a10',.001,np.exp(-((np.hypot(q.X+.05,q.Y-.05)+.10*q.noise(3,77))/.56)**4)*c01(.6+1.4*q.noise(4,78)),3,.09,.010,.014); q.meniscus(); q.show(wet_mat('dal',.42,.10,.02,.10)); q.wash(seed=8); q.bubbles(rng,16); P=q.pile()
    cu=variants('cumin',4,lambda i: blob('cumin',(.028,.0062,.0058),.12,1.5,i,3,food('cumin','#3f2712','#6b4722',scale=30,rough=.6,sss=0,bump=.3,bscale=90,rndv=.25),lambda p,n:p*np.stack([1+0*n[:,0],1-.5*n[:,0]**2,1-.5*n[:,0]**2],-1)+np.stack([0*p[:,0],5*p[:,0]**2,0*p[:,0]],-1)))
    for x,y in [(rng.gauss(-.04,.24),rng.gauss(.03,.20)) for _ in range(190)]: obj(rng.choice(cu),(x,y,P.h(x,y)+.004),quat=align((0,0,1),rng.uniform(0,6),.25,rng),scale=rng.uniform(.8,1.15))
    ms=food('mustard','#20140e','#3a261a',rough=.4,sss=0,bump=0,rndv=.3); mu=variants('mustard',3,lambda i: blob('mus',(.0095,.0092,.0090),.08,1.5,i,2,ms))
    for x,y in [(rng.gauss(-.04,.26),rng.gauss(.03,.22)) for _ in range(130)]: obj(rng.choice(mu),(x,y,P.h(x,y)+.003),scale=rng.uniform(.8,1.2))
    gm=food('garl','#e0b868','#a8692a',scale=16,rough=.4,sss=.25,bump=.15,coat=.15,rndv=.2); ga=variants('garl',6,lambda i: blob('garl',(.055,.034,.007),.22,1.8,i,3,gm,lambda p,n:p+np.stack([0*p[:,0],0*p[:,0],(3*(i%3)-2)*p[:,0]**2],-1)))
    for x,y in [(rng.gauss(-.04,.20),rng.gauss(.04,.16)) for _ in range(20)]: lay(ga,rng,x,y,P.h(x,y)+.008,tilt=.15,scale=rng.uniform(.7,1.1))
    # one dried chilli, dark, its skin in folds
    cm=food('dch','#3f0c08','#7d1a10',scale=9,rough=.34,sss=.04,bump=.5,bscale=34,coat=.15)
    for (x,y,a,L) in ((-.12,.14,.6,.52),(.10,-.06,.25,.40)):
        t=np.linspace(-.5,.5,90); p=np.stack([t*L,.09*np.cos(t*3+x*9),.012*np.sin(t*6)],-1); r=.046*np.sqrt(np.clip(1-(np.abs(t)*2)**2.6,.01,1))*(1.1-.75*(t+.5))*(1+.10*np.sin(t*40+x*30)+.07*np.sin(t*97)); me=tube_mesh('dch',p,r,cm,30); n=len(me.vertices); v=np.empty(n*3); me.vertices.foreach_get('co',v); v=v.reshape(-1,3); c=np.repeat(p,30,0)[:n]; k=1+.22*fbm(np.stack([v[:,0]*6,v[:,1]*40,v[:,2]*40],-1),3); v=c+(v-c)*k[:,None]*np.array([1,1,.72]); me.vertices.foreach_set('co',v.ravel()); obj(me,(x,y,P.h(x,y)+.028),(0,.05,a))
    herbs(rng,[(.16,.10),(.24,.0),(.10,.24),(-.26,-.10)],P,'cilantro',(.6,.8),.01,.3); put(P,rng,'herb',gp(rng,.5,.08,22))
    obj(flatbread(.95,3),(-1.42,1.05,.03),(.0,.05,.5)); spoon((-1.5,-1.25,0),1.62,1.0,metal('steel','#d6d3cc',.22))


def sambal_tempeh_with_green_beans(S):
    rng=bg(S,('#3f6a58','#4a7866'),608,(1.75,.95,2.0,1.8,-.35,'#efe0c0','#b5402f',68)); o,ih,pin=crock(kind='plate',R=1.38,H=.2,col='#e6d8ba',clay='#a0703f',well=.64); P=Pile(1.45,ih); low=mound(P,0,0,.80,.10,.05,'#6a2208','#9a3f12',key='smb',rough=.3,coat=.3)
    tp=glazed(tempeh_slices(8),'#7d1f08',.30); gb=blistered_beans(); gb=gb[:4]+glazed(gb,'#7d1f08',.25)
    tumble(rng,[('greenbean',gb,20,(.9,1.1)),(None,tp,13,(.70,.88)),('greenbean',gb,18,(.9,1.1)),(None,tp,12,(.68,.85)),('greenbean',gb,12,(.9,1.1)),(None,tp,5,(.65,.8))],[o,low],.52,.42,friction=.95); P=spile(0,0,1.2,.016); bound(P,.86,('#5f1606','#a8360f'),sauce_mat('sambal',.30,coat=.1,bump=.4,spec=.4),deep=.055,soft=.06,seed=4,lump=.02,edge=.09)
    upd(); at=lambda n,s: [(rng.gauss(0,s),rng.gauss(-.02,s*.9)) for _ in range(n)]; pa=crumb(food('sambalbit','#7a1608','#c23a16',scale=20,rough=.35,sss=.15,bump=.3,coat=.15,rndv=.25),.020,8,.6,'sambalbit',2); drop(pa,rng,at(260,.38),.003,scale=(.2,1.2),rand=True); drop(chilli_rings(),rng,at(12,.3),.008,tilt=.3,scale=(.8,1.1)); ga=variants('garl',6,lambda i: blob('garl',(.055,.034,.007),.22,1.8,i,3,food('garl','#e0b868','#a8692a',scale=16,rough=.4,sss=.25,bump=.15,coat=.15,rndv=.2),lambda p,n:p+np.stack([0*p[:,0],0*p[:,0],(3*(i%3)-2)*p[:,0]**2],-1))); drop(ga,rng,at(16,.34),.008,tilt=.3,scale=(.5,1.0)); drop(seed('#e8cf96',(.011,.008,.004),'chseed'),rng,at(70,.4),.003,scale=(.7,1.1),rand=True)
    citrushalf('lime',-1.75,-.3,.95); side(rng,-1.5,1.35,'chilli','#e6dcc8',.42,.09,40); spoon((-1.2,-1.62,0),.1,1.0,GOLD())


def seitan_gyros_plate(S):
    rng=bg(S,('#5f86a0','#6e94ad'),610,(2.45,1.45,1.8,1.6,-.35,'#f5efe2','#2f5f9a',70),elev=48,dist=6.3,target=(.02,.05,.15)); o,ih,pin=crock('plate',1.45,.16,'#efe8d8',clay='#a0703f',well=.72); P=Pile(1.5,lambda X,Y:np.maximum(ih(X,Y),.07))
    P.B0=P.H.copy(); P.maxh=.30
    mound(P,-.42,-.12,.46,.16,.06,'#4a260f','#7a4622',key='gyr',bump=.8,asp=.9); P.B0=P.H.copy(); P.maxh=.16
    put(P,rng,'seitan',gp(rng,.58,.070,120,-.42,-.12,asp=.9),scale=(.55,1.1)); put(P,rng,'seitan',gp(rng,.42,.085,44,-.42,-.10),scale=(.5,1.05)); put(P,rng,'seitan',[(-.44+rng.gauss(0,.19),-.14+rng.gauss(0,.18)) for _ in range(26)],scale=(.2,.6)); put(P,rng,'herb',gp(rng,.5,.06,50,-.42,-.12)); put(P,rng,'flake',gp(rng,.5,.09,30,-.42,-.12))
    # salad at the right, tzatziki behind, pitta at the left
    for n,c,d,kw in (('cukehalf',14,.16,dict(scale=(.85,1.0),sink=.02,tilt=.35)),('tomhalf',10,.19,dict(scale=(.75,.95),sink=.03)),('olive',7,.2,dict(scale=(.85,1.0))),('herb',30,.08,{})): put(P,rng,n,gp(rng,.46,d,c,.55,-.15),**kw)
    dip(.10,.72,.42,.22,'#3a5d7a','#e6dfc8','#fbf7ea','tzk',inner='#f0e8d8',level=.17,spiral=.02)
    for ob in [q for q in bpy.data.objects if q.name.startswith('sb#3a5d7a')]: ob.location.z+=.05
    Q=spile(.10,.72,.4,.02); put(Q,rng,'cukeq',gp(rng,.22,.14,5,.10,.72),scale=(.4,.55)); put(Q,rng,'herb',gp(rng,.26,.08,12,.10,.72))


def shepherds_pie(S):
    rng=bg(S,('#b0584a','#bd675a'),61,(-1.7,1.0,2.1,1.8,.4,'#efe3cd','#3d5a6c',61),elev=44,dist=6.3)
    o,R,ins=bakedish(1.42,1.0,.44,'#39566b',inner='#486a80',clay='#8a6547',speck='#142430'); k=ins(.40)
    # a fork drew it this way and that: the ridges bend, break off and differ in height; where mash is thin at the rim, gravy came up through it
    def ridge(X,Y): u=(Y*.8+X*.6)+.07*N(X,Y,1.3,2)+.05*N(X,Y,2.8,6); f=np.sin(u*31+2.2*N(X,Y,1.6,12)); return np.clip(f,-.6,1)*c01(.45+.9*N(X,Y,2.2,4))
    gravy=lambda X,Y,r: sstep(.945,.985,r+.06*N(X,Y,5,21))*sstep(-.25,.1,N(X,Y,2.1,23))
    def zf(X,Y,r): return .40+.05*ridge(X,Y)*(1-r**10)+(.05*N(X,Y,3,7)+.030*N(X,Y,11,9)+.014*N(X,Y,30,11))*(1-r**8)+.05*(1-r**2)-.03*gravy(X,Y,r)
    def cf(X,Y,r,z):
        f,n=ridge(X,Y),N(X,Y,2.2,5,4); c=mix(lin('#d9b668'),lin('#ead09a'),c01(.5+N(X,Y,5,2))); w=.75*f+.9*n+.45*N(X,Y,9,14)+.4*sstep(.8,1,r)+.35*N(X,Y,24,9); c=mix(c,lin('#c27a24'),sstep(-.05,.6,w)*.9); c=mix(c,lin('#6f360d'),sstep(.55,1.15,w)*.85); return mix(c,mix(lin('#34150a'),lin('#6a2e14'),c01(.5+N(X,Y,12,1))),gravy(X,Y,r)*.95)
    rectsurf(R,k,cf,sauce_mat('mash',.6,.12,.03,.4),zf,240,560)
    P=spile(0,0,1.5,.014); put(P,rng,'herb',gp(rng,1.25,.05,150,0,0,None,.68),scale=(.4,1)); put(P,rng,'pepper',gp(rng,1.2,.1,50,0,0,None,.65))

def smoky_tofu_tacos(S):
    bm=food('beanmash',vcol=True,rough=.7,sss=.05,bump=.5,bscale=50,coat=0,spec=.25,rndv=0,rndh=0)
    def fill(rng,P,shape,x,y,r):
        M=Mass(lambda X,Y: height_at(P,X,Y),.48,x,y,res=.011,dome=None); pts=[(x+u*math.cos(r)-v*math.sin(r),y+u*math.sin(r)+v*math.cos(r)) for u,v in ((rng.gauss(0,.22),rng.gauss(0,.105)) for _ in range(230)) if (u/.47)**2+(v/.25)**2<1]
        M.strew(rng,pts,(.05,.034,.028),(.5,1.1),kind=lambda q:int(q.random()<.5),sink=.25,lump=.4,blend=.01,keep=.4); k=M.kind(); e=M.each(rng,-.5,.5,0); f=M.noise(30,2,3); M.show('beanm',mix(np.where((k==1)[...,None],cmix('#2a1c1c','#4a3632',.5+e),cmix('#5c4238','#8f705c',.5+e+.5*f)),lin('#120c0c'),.5*M.low(.03,.03)),bm)
        Q=M.pile(1.6); P.H=np.where(np.hypot(P.X-x,P.Y-y)<.46,np.maximum(P.H,height_at(Q,P.X,P.Y)),P.H)
        put(P,rng,'blackbean',gp(rng,.45,.11,14,x,y,shape(.38,.19)),scale=(.6,.78),sink=.022); put(P,rng,'smoky',gp(rng,.42,.155,11,x,y,shape(.36,.15)),scale=(.62,.9),sink=.035)
        put(P,rng,'redcab',gp(rng,.42,.06,17,x+.03,y-.04,shape(.36,.16)),scale=(.5,.85),tilt=.6); put(P,rng,'corn',gp(rng,.42,.12,7,x,y,shape(.36,.17)),scale=(.55,.7),sink=.012); put(P,rng,'avodice',gp(rng,.4,.15,4,x,y,shape(.30,.12)),scale=(.55,.75),sink=.03)
        for u,v in gp(rng,.4,.10,8,x,y,shape(.34,.14)): lay(leaf('cilantro'),rng,u,v,P.h(u,v)+.012,P.normal(u,v,.09),tilt=.35,scale=rng.uniform(.45,.75))
        put(P,rng,'herb',gp(rng,.45,.06,16,x,y,shape(.42,.2)),scale=(.3,.9))
    rng,P=open_tacos(S,('#5f7f78','#6c8a84'),615,(2.3,1.75,1.9,1.6,-.4,'#f2e6cc','#a8452a',75),lambda rng: crock('plate',1.42,.12,'#e6dcc6',clay='#8a6547',well=.8),fill,((-.60,.30,.50,1.0),(.06,.04,.46,1.04),(.70,-.26,.40,1.0)),
      elev=38,dist=4.6,target=(.04,-.02,.14))


def spaghetti_bolognese(S):
    rng=bg(S,('#8a9284','#979e90'),5,(-1.65,1.0,2.2,1.8,.35,'#f2eadb','#b5402f',8)); o,ih,pin=crock('plate',1.32,.17,'#e9e4da',clay='#9a7350',well=.66)
    nm=food('spag','#d0a458','#e6c68a',scale=3,rough=.36,sss=.22,bump=.08,coat=.16,rndv=.12); mound(Pile(1.45,ih),0,0,.52,.24,.05,'#b5813a','#cf9c50',key='spm'); skeins(rng,.06,.80,110,.0185,nm,dome=.05,band=11,deep=.05); skeins(rng,.07,.94,280,.0165,nm,dome=.22,band=11,deep=.12)
    P=spile(0,0,1.1,.012); P.H=blur2(P.H,11,3)-.02; edge=lambda X,Y: np.hypot(X-.02,Y-.03)/(.44+.14*N(X,Y,2.0,3,2)+.08*N(X,Y,6,4,2))
    M=Mass(lambda X,Y: height_at(P,X,Y),.90,res=.0062,dome=lambda X,Y: np.where(edge(X,Y)<1,.010+.13*np.clip(1-edge(X,Y)**2,0,1),0)); inside=lambda x,y: edge(np.array(x),np.array(y))<.97
    M.strew(rng,gp(rng,.85,.035,900,shape=inside),(.043,.039,.024),(.8,1.15),kind=0,sink=.30,lump=.10,blend=.007,keep=.6); M.strew(rng,gp(rng,.80,.10,80,shape=inside),(.048,.04,.034),(.5,1.05),kind=1,sink=.3,lump=.2,pw=3.2,blend=.006,keep=.6); M.strew(rng,gp(rng,.80,.12,54,shape=inside),(.07,.05,.036),(.6,1.2),kind=2,sink=.35,lump=.35,blend=.012,keep=.6); M.strew(rng,gp(rng,.85,.03,800,shape=inside),(.026,.021,.016),(.5,1.3),kind=3,sink=.3,lump=.5,blend=.006,keep=.6)
    k=M.kind(); e=M.each(rng,-.5,.5,0); f=M.noise(26,3,3); sauce=cmix('#7a2408','#b5481a',.5+.9*M.noise(7,5)+.5*f); c=sauce
    for kk,(a,b),w in ((0,('#3f2412','#7a4a22'),.72),(1,('#b5561a','#d98838'),.8),(2,('#8a1c0c','#c23c1c'),.85),(3,('#5a2410','#a3481c'),.7)): c=np.where((k==kk)[...,None],mix(sauce,cmix(a,b,.5+e),np.full(k.shape,w)),c)
    lo=M.low(.035,.035); c=mix(c,lin('#5a1404'),.55*lo); M.show('ragu',c,food('ragu',vcol=True,rough=.38,sss=.1,bump=.3,bscale=60,coat=.22,rndv=0,rndh=0),wet=c01(.10+.7*lo+.5*M.noise(3,8)),let_in=.02); Q=M.pile(1.45); Q.H=np.maximum(Q.H,height_at(P,Q.X,Q.Y))
    put(Q,rng,'parm',gp(rng,.40,.035,110,.02,.06),scale=(.15,.8)); put(Q,rng,'herb',gp(rng,.7,.08,70),scale=(.4,1.2)); put(Q,rng,'pepper',gp(rng,.8,.1,40))
    for x,y,a,s in ((.06,.06,.4,.95),(-.08,.10,2.5,.8)): lay(flatter(leaf('basil',6),.7),rng,x,y,Q.h(x,y)+.03,Q.normal(x,y,.1),spin=a,tilt=.2,scale=s)
    fork((-1.15,-1.32,0),.12,1.05)


def stuffed_peppers(S):
    rng=bg(S,('#5f6a78','#6c7784'),37,(1.6,1.2,2.3,1.7,-.3,'#efe6d4','#c0512f',36),elev=36,dist=4.7,target=(.03,-.16,.36),exposure=.15)
    o,R,ins=bakedish(1.36,.98,.28,'#e2d3b6',inner='#d6c4a2',clay='#8a6547'); P=Pile(1.6,lambda X,Y:.13+0*X); spots=[(-.82,.38,1),(.02,.44,2.2),(.84,.34,.4),(-.44,-.38,3.1),(.46,-.42,1.7)]
    for x,y,sd in spots: P.H=np.where(np.hypot(P.X-x,P.Y-y)<.36,.6,P.H)
    so=rectsurf(R,ins(.15),lambda X,Y,r,z: mix(lin('#6e1606'),lin('#b23c14'),c01(.5+1.1*N(X,Y,6,2,4)+.5*N(X,Y,22,3))),food('pepsauce',vcol=True,rough=.34,sss=.1,bump=.5,bscale=40,coat=.2,rndv=0),lambda X,Y,r:.14+.03*N(X,Y,5,1,4)+.012*N(X,Y,20,6)+.02*sstep(.9,1,r)); wetted(so,P,.2+0*P.X,creep=.05,reach=.05,dark=.35)
    rice=('#c08a4c','#e3bb80'); bb=bean(food('bbake','#150f14','#2e2228',scale=4,rough=.5,sss=0,bump=.2,coat=.08,rndv=.3),(.085,.056,.05),'bbake'); corn=B('cornbake',(.06,.05,.042),'#b9801c','#e0ac40',power=3,amp=.2,coat=.08,rough=.45); pea=B('peabake',(.052,.05,.047),'#5f7026','#8c9a44',amp=.14,coat=.06,rough=.5)
    for k,(x,y,sd) in enumerate(spots):
        H=(.64,.70,.66,.60,.63)[k]; obj(roast_pepper(.42,H,seed=sd,blister=1.25),(x,y,.07),(0,0,sd)); lob=lambda X,Y,x=x,y=y,sd=sd: np.hypot(X-x,Y-y)<.335*lobed(np.arctan2(Y-y,X-x)-sd,sd)
        M=bed(rng,lambda X,Y: .07+H-.10+0*X,.40,.07+H-.06,.15,(.034,.0125,.011),1500,rice,'rice%d'%k,x,y,res=.0055,clump=.03,dark=.7,other=('#a8501c','#cf7a34'),share=.25,sizes=(.75,1.15),within=lob,coat=.08); Q=M.pile(1.6); Q.B0=Q.H.copy()
        for ms,rx,rz,n,d in ((bb,.07,.045,8,.14),(corn,.05,.04,9,.12),(pea,.047,.045,7,.14)):
            for u,v in gp(rng,.27,d,n,x,y): w=Q.put_ellipsoid(u,v,rx*.85,rz*.85,.035); obj(one_of(rng,ms),(u,v,w),quat=lying(rng,Q.normal(u,v),.5),scale=rng.uniform(.7,.95))
        put(Q,rng,'herb',gp(rng,.28,.06,16,x,y),scale=(.3,1.0)); put(Q,rng,'pepper',gp(rng,.28,.08,8,x,y))
        if k in (0,2): L=Frame((x+(-.12 if k==0 else .10),y+.12,.07+H+.13),(-.5,.25,0)); L.add(roast_lid(.36,seed=sd)); L.add(lid_stalk(sd))
    L=Frame((-1.28,-1.16,.02),(.10,.16,.3)); L.add(roast_lid(.36,seed=3.1)); L.add(lid_stalk(4))
    put(P,rng,'herb',gp(rng,1.1,.12,50,asp=.7),scale=(.4,1.1))


def sweet_potato_enchiladas(S):
    rng=bg(S,('#8f887c','#9c958a'),89,None,elev=54,dist=4.5,target=(.10,.06,.24),fstop=7); o,R,ins=bakedish(1.45,1.02,.34,'#d9d1c0',inner='#d2c8b4',clay='#8a6547'); k=ins(.26); xs=np.linspace(-1.0,1.0,5)+np.array([.02,-.02,.015,-.01,.01]); rr=.235; lie=lambda i,Y: xs[i]+.035*np.sin(Y*2.4+i*1.7)
    def roll(X,Y):
        z=np.zeros(X.shape)
        for i in range(5): q=np.clip(1-np.abs((X-lie(i,Y))/rr)**2.3,0,1); e=1-sstep(.66+.04*math.sin(i*2),.86+.03*math.sin(i*2),np.abs(Y)); z=np.maximum(z,rr*.72*np.sqrt(q)*e*(1+.10*N(X,Y,2,i)))
        return z
    sauce=lambda X,Y: 1-sstep(.72,.86,np.abs(Y)+.16*N(X,Y,2.6,3)+.08*N(X,Y,8,5))*.8*sstep(.03,.1,roll(X,Y))
    cheese=lambda X,Y: sstep(-.02,.20,N(X,Y,2.6,12,4)+.5*N(X,Y,9,14,3)+.10-.22*np.abs(Y))*sauce(X,Y)
    bits=lambda X,Y: cells(np.stack([X*11,Y*11,0*X],-1),6,.2,.5,.6)
    def zf(X,Y,r): ro=roll(X,Y); low=np.exp(-ro/.05); return .15+ro+.010*N(X,Y,9,2)+sauce(X,Y)*(.022+.045*low+.032*bits(X,Y))+cheese(X,Y)*(.014+.018*cells(np.stack([X*9+.3*N(X,Y,6,2),Y*9,0*X],-1),2,.2,.6,.7))
    def cf(X,Y,r,z):
        ro=sstep(.02,.07,roll(X,Y)); s=sauce(X,Y); n2=N(X,Y,16,5,3); to=mix(lin('#d2a052'),lin('#e9c88c'),c01(.5+N(X,Y,5,4))); to=mix(to,lin('#8f4f1a'),sstep(.05,.35,N(X,Y,7,6)+.12*sstep(.6,.78,np.abs(Y)))*.8); re=mix(lin('#7a2209'),lin('#b8481c'),c01(.5+1.2*N(X,Y,4,2,5)+.4*n2)); re=mix(re,lin('#54160a'),sstep(.2,.5,N(X,Y,14,5,3))*.5); re=mix(re,lin('#c9752e'),bits(X,Y)*.5); c=mix(re,to,ro*(1-s)); w=cheese(X,Y); cc=mix(lin('#e3bd70'),lin('#f2deaa'),c01(.5+N(X,Y,9,1))); b=c01(.55+1.2*N(X,Y,6,8,4)+.5*n2); cc=mix(cc,lin('#bd7c2c'),sstep(.45,.85,b)*.85); cc=mix(cc,lin('#7d4517'),sstep(.72,1.05,b)*.8); cc=mix(cc,lin('#cf7a3a'),sstep(.9,.5,w)*.5); return mix(c,cc,w*.93)
    rectsurf(R,k,cf,sauce_mat('ench',.34,.18,.06,.25),zf,330,760); P=Pile(1.6,lambda X,Y:np.where((np.abs(X)<1.3)&(np.abs(Y)<.85),.175+roll(X,Y)+.02,0)); P.B0=P.H.copy(); P.maxh=.06
    put(P,rng,'herb',[(rng.gauss(.1,.42),rng.gauss(.05,.26)) for _ in range(120)],meshes=chopped(),scale=(.4,1.2),tilt=.4); put(P,rng,'cilantro',[(rng.gauss(.1,.34),rng.gauss(.05,.2)) for _ in range(7)],scale=(.5,.75))


def teriyaki_tempeh_bowl(S):
    rng=bg(S,('#7c7684','#898392'),83,(-1.75,1.1,2.0,1.8,.35,'#e3cfa4','#f2e6c8',83)); o,ih,pin=crock('bowl',1.18,.5,'#d8ccb2',inner='#cfc2a6',clay='#8a6547')
    M=bed(rng,ih,1.09,.36,.10,(.040,.0135,.0125),3600,('#a8834e','#dcc08c'),'brice',clump=.03,res=.0062,dark=.65,other=('#8a6234','#b08a54'),share=.2); P=M.pile(1.3); P.H=np.maximum(P.H,ih(P.X,P.Y)); P.B0=P.H.copy(); P.maxh=.2
    tp=tempeh_slices(); gt=food('tempgl',vcol=True,rough=.2,sss=.1,bump=.3,bscale=60,coat=.6,rndv=.1)
    def lacquered(i):
        me=tp[i%len(tp)].copy(); n=len(me.vertices); v=np.empty(n*3,np.float32); me.vertices.foreach_get('co',v); v=v.reshape(-1,3).astype(float); a=np.empty(n*4,np.float32); ca=me.color_attributes['Col'].data; ca.foreach_get('color',a); a=a.reshape(-1,4); w=sstep(-.4,.25,fbm(v*6+i*5,3)+.25*fbm(v*22+i,2)); a[:,:3]=mix(a[:,:3],a[:,:3]*np.array([.42,.20,.09])+np.array([.012,.004,.001]),w*.9); a[:,3]=1-.5*w; ca.foreach_set('color',a.ravel()); me.materials.clear(); me.materials.append(gt); return me
    tl=variants('templac',6,lacquered)
    for i in range(8): x,y=-.40+.125*i+rng.gauss(0,.012),.10+.045*i+rng.gauss(0,.02); obj(tl[i%6],(x,y,.545+.010*i),quat=align((-.62+rng.gauss(0,.06),-.20,1),1.25+rng.gauss(0,.06),.05,rng),scale=rng.uniform(1.08,1.22))
    layersP(P,rng,[('broccoli',6,.25,dict(R=.40,cx=-.52,cy=-.38,sink=.06,scale=(.85,1.1))),('carrot',40,.05,dict(R=.26,cx=.10,cy=-.62,scale=(.55,.85),spin=.3,tilt=.5)),('edamame',26,.1,dict(R=.28,cx=.60,cy=-.30,sink=.012)),('redcab',30,.055,dict(R=.22,cx=.80,cy=.16,scale=(.5,.8),tilt=.6))])
    upd(); P=spile(0,0,1.15,.014); jm=food('terig','#2a1004','#4a1e08',rough=.08,sss=.1,bump=0,coat=.8,rndv=0)
    for k in range(3): poured(P,wavepath(-.42,.02+.14*k,.46,.34+.12*k,.05,2.4,ph=k*1.7),.022,jm,thick=.012,round_=.03)
    put(P,rng,'sesame',gp(rng,.45,.045,70,.0,.25)); put(P,rng,'sesame',gp(rng,.9,.09,50)); put(P,rng,'bsesame',gp(rng,.8,.14,22)); put(P,rng,'scallion',gp(rng,.42,.12,14,.0,.25),scale=(.6,.95)); put(P,rng,'herb',gp(rng,.9,.13,24),scale=(.3,.9))
    chopsticks(2.0,-1.2,.4,-1.4,.06,.06)


def thai_peanut_noodles(S):
    rng=random.Random(7); stage(table=('#2f4a3d','#3a5848'),**S)
    cloth((-1.75,-.9),(1.9,2.2),.5,'#d9b36a','#f2e6c8',seed=9)
    o,ih,pin=bowl(1.16,.46,'#e9dfcc',inner='#efe7d8',clay='#9a7350',speck='#4a3a2c',speck_amt=.45)
    nm=food('noodle','#a8692c','#d9a668',scale=6,rough=.34,sss=.2,sssr=(.08,.05,.03),bump=.12,bscale=60,coat=.2,rndv=.14,rndh=.006); mound(Pile(1.3,ih),0,0,.80,.16,.12,'#7a4418','#a86a2c',key='tpn'); skeins(rng,.19,.98,330,.0155,nm,dome=.26,band=11,deep=.11)
    P=spile(0,0,1.1,.014); P.B0=P.H.copy(); pn=peanut()[5:]
    layersP(P,rng,[('carrot',26,.06,dict(R=.5,cx=.1,cy=.0,scale=(.45,.75),tilt=.6)),('tofus',9,.22,dict(R=.5,cx=-.1,cy=.05,meshes=crisp_tofu(.19),scale=(.85,1.05),sink=.05))])
    for x,y in [(rng.gauss(.02,.26),rng.gauss(-.02,.24)) for _ in range(110)]: k=.25+.75*rng.random()**2; z=P.put_ellipsoid(x,y,.018+.014*k,.02*k,.004); obj(rng.choice(pn),(x,y,z),quat=rq(rng),scale=uneven(rng,k,.25))
    put(P,rng,'sesame',gp(rng,.8,.09,50),scale=(.8,1.1)); put(P,rng,'herb',gp(rng,.7,.07,60),scale=(.4,1))
    for x,y in gp(rng,.25,.12,7,-.05,.08): lay(leaf('cilantro'),rng,x,y,P.h(x,y)+.015,P.normal(x,y,.09),tilt=.3,scale=rng.uniform(.7,1.0))
    # sauce dish
    o2,i2,p2=smallbowl(.42,.22,'#b9552f',(1.4,1.5)); surface(p2,.17,lambda x,y,r,z: mix(lin('#a4642a'),lin('#c88a45'),np.clip(.5+fbm(np.stack([x*5,y*5,x*0],-1),3),0,1)),curry_mat('dip'),(1.4,1.5),amp=.02)


def tofu_larb_lettuce_cups(S):
    rng=bg(S,('#d99a6a','#e4ab7e'),609,(-1.75,.95,2.0,1.9,.35,'#f3ebdc','#3f6b57',69),elev=46,dist=5.8,target=(.02,.0,.18)); tray_board(3.1,2.2,.1,'#5a3a22','#946238',(0,0),.05); lf=bigleaf('cupl',1.18,1.04,'#7fb43c','#cfe492','#f3f7dc',.075,4,.60); at=((-.74,.42,.35),(.50,.54,-.45),(-.14,-.44,.10),(1.02,-.40,.85))
    for k,(x,y,a) in enumerate(at): obj(lf[k%4],(x,y,.125),quat=align((.05,-.10,1),a),scale=.98)
    # crumbled and fried: lumps that broke, one on another, browned where they stood up
    upd(); lm=food('larb',vcol=True,rough=.66,sss=.15,sssr=(.06,.04,.02),bump=.5,bscale=60,coat=.02,spec=.3,rndv=.16,rndh=.006)
    def lump(i):
        g=np.random.RandomState(i*7+3); r=np.array([.058,.046,.036])*g.uniform(.75,1.25,3); planes=breaks(g,3,.5,.85)
        def fn(p,n): return .05*broken_along(p/.05,planes,i,.85,.15,2)*(1+.14*fbm(n*5+i*3,3)+.07*fbm(n*13+i,2))[:,None]
        def cf(p,n): k,f=fbm(n*2+i*5,4),fbm(n*9+i,3); c=cmix('#cf9a58','#efd8a4',.5+k+.3*f+g.uniform(-.35,.3)); c=mix(c,lin('#8a4c1c'),c01(.15+1.1*k+.8*f+.4*n[:,2])*.75); return mix(c,lin('#4a240c'),sstep(.28,.5,f+.3*k)*.6)
        return blob('larb',tuple(r),.35,1.8,i*3,5,lm,fn,cf,3,2.6)
    lu=variants('larb',12,lump)
    for k,(x,y,a) in enumerate(at):
        P=spile(x,y,.6,.012); ca,sa=math.cos(a),math.sin(a); within=lambda q: (lambda u,v: (((u-x)*ca+(v-y)*sa)/.40)**2+((-(u-x)*sa+(v-y)*ca)/.26)**2<q*q*(1+.2*math.sin(3*math.atan2(v-y,u-x)+k)))
        for n,d,q,s in ((80,.062,1,(.8,1.2)),(70,.062,.9,(.7,1.2)),(26,.066,.65,(.7,1.3)),(110,.042,1,(.35,.65)),(130,.030,1.12,(.15,.38))): pput(P,lu,rng,gp(rng,.48,d,n,x,y,within(q)),.050,.036,.010,s,rand=True)
        P.B0=P.H.copy(); P.maxh=.05; sh=within(.72)
        for n,c_,d,kw in (('redonion',4,.13,dict(scale=(.45,.6),tilt=.15)),('chilli',2,.16,dict(scale=(.6,.8))),('scallion',5,.11,dict(scale=(.6,.85))),('mint',2,.17,dict(scale=(.55,.75),lift=.02,tilt=.2)),('cilantro',3,.14,dict(scale=(.7,.9),lift=.02,tilt=.2)),('flake',12,.05,{})): put(P,rng,n,gp(rng,.34,d,c_,x,y,sh),**kw)
    dip(-1.7,1.35,.38,.2,'#35606a','#5a2408','#a8541c','lbd',top=[('chilli',4,.12)],rng=rng,spiral=0)


def tofu_menemen(S):
    rng=bg(S,('#c98a5a','#d69a6c'),611,(-1.5,.95,2.1,1.8,.4,'#f0e6d2','#a8342a',71),elev=50,dist=6.4,target=(.12,.0,.12)); o,h0,pin=skillet(1.12,.24,(0,0),.72)
    so,h,R=sauce_in(pin,.155,('#98200a','#e0541c','#7a1606'),'mnm',amp=.03,lump=.04,rough=.25,coat=.3,oil='#f08a2a'); P=Pile(1.15,h); P.B0=P.H.copy(); P.maxh=.07
    layersP(P,rng,[('tomdice',22,.22,dict(sink=.03,scale=(1.1,1.4))),('grnpep',16,.24,dict(scale=(.6,.85),sink=.02)),('curd',46,.17,dict(sink=.04,scale=(.85,1.4),mode='flat')),('tomdice',6,.34,dict(sink=.02,scale=(1.0,1.2))),('grnpep',7,.32,dict(scale=(.6,.75))),('curd',12,.26,dict(R=.75,sink=.035,scale=(.6,.95),mode='flat')),('parsley',22,.16,dict(R=.85,scale=(.6,.9))),('flake',110,.06,dict()),('pepper',60,.08,dict())],.92)
    oildrops(P,rng,40,.85,'#d9560c','#f08a2a',key='oilmn')
    obj(bread(),(-1.35,-.92,.10),(.06,.05,.6),.78); obj(bread(),(-1.52,-.60,.20),(.12,-.12,.2),.78)


def tofu_saltado(S):
    rng,P=fallen(S,('#9a827a','#a68e86'),614,(-1.75,1.1,2.0,1.9,.3,'#f0e6cc','#35606a',74),dict(kind='plate',R=1.36,H=.18,col='#e9e0cc',clay='#a0703f',well=.68),(0,0,.84,.05,.06,'#3a1a08','#6a3414',dict(key='slt',rough=.2,coat=.6)),
      [('chipspud',26,(.85,1.1)),('glazed',22,(.78,1.0)),('onionpetal',16,(.8,1.05)),('tomwedge',11,(.8,1.0)),('yelpep',8,(.7,.9))],[],[],fall=.55,z=.45,friction=.95,rounds=2,frames=90)
    bound(P,.92,('#2a1006','#6a3010'),food('sltj',vcol=True,rough=.14,sss=.1,bump=.1,coat=.6,rndv=0,rndh=0),deep=.15,lump=.008,freq=6,edge=.10); oildrops(P,rng,20,.8,'#8a4a18','#b0702a',key='sltd')
    put(P,rng,'herb',gp(rng,.9,.06,120),scale=(.3,1.2)); put(P,rng,'pepper',gp(rng,.9,.07,110)); put(P,rng,'chilli',gp(rng,.6,.4,3))
    for x,y in gp(rng,.6,.22,9): lay(leaf('cilantro'),rng,x,y,P.h(x,y)+.015,P.normal(x,y,.09),tilt=.3,scale=rng.uniform(.6,.95))
    fork((-1.25,-1.55,0),.1,1.0)


def tofu_stir_fry(S):
    rng=bg(S,('#d9a73c','#e3b650'),21,(-1.75,.95,2.1,1.9,-.3,'#3b5560','#e9dfc8',9)); o,ih,pin=crock(R=1.16,H=.46,col='#2c3b44',inner='#3a4d57',speck='#10181c'); P=Pile(1.45,ih); low=mound(P,0,0,.94,.16,.20,'#4a1f08','#6a3410',key='sf',rough=.3,coat=.3); tf=glazed(crisp_tofu(.19,8,('#e2bf83','#b8732c','#6a3410')),'#5a280c',.42); br=ING['broccoli']['f'](); rp,yp=pepper_strips('rp'),pepper_strips('yp',('#d9961c','#efbc4a','#f0cf86')); ca=stewed('wokcar',(.12,.105,.030),'#d4701c','#e8923a','#8a4410',6,7,None,.08,.35); mu=mush_slice(9,.75)
    k=lambda n: [(None,tf,16*n//10,(.85,1.1)),(None,br,6*n//10,(.75,.95),True),(None,rp,8*n//10,(.8,1.1)),(None,ca,8*n//10,(.8,1.05)),(None,yp,6*n//10,(.8,1.1)),(None,mu,4*n//10,(.9,1.1))]
    tumble(rng,k(10)+k(10)+k(9),[o,low],.72,.7,frames=100); P=spile(0,0,1.16,.016); bound(P,.92,('#2f1406','#6a3412'),sauce_mat('wok',.22,coat=.15,bump=.12,spec=.45),deep=.070,soft=.06,seed=4,lump=.014,edge=.07)
    upd(); at=lambda n,s: [(rng.gauss(.02,s),rng.gauss(-.04,s*.9)) for _ in range(n)]; drop(sesame(),rng,at(120,.34),.003,tilt=.35,scale=(.9,1.15)); drop(scallions(),rng,at(26,.3),.006,tilt=.3,scale=(.6,1.05)); drop(crumb(fm('#c9a85a','#e8d29a',rough=.5,sss=.2,bump=.2,rndv=.2),.014,6,.6,'ginbit',1),rng,at(90,.38),.003,scale=(.3,1.2),rand=True); drop(chilli_flake(),rng,at(36,.34),.002,scale=(.2,.7),rand=True)
    ricebowl(rng,1.55,1.45,'#efe6d6',.6,.34); chopsticks(1.95,-1.35,.5,-1.25,.06,.06)


def tofu_tikka_masala(S):
    rng=bg(S,('#2f5a4a','#3a6a58'),604,(-1.7,-.9,2.0,1.7,.3,'#f0e8d8','#c9502f',64)); o,ih,pin=crock(R=1.16,H=.5,col='#c98a3a',inner='#8a4a24',clay='#7a4a20',speck='#5a3010'); q=Liquid(pin,.41,('#b0511c','#cf7a38','#8a3510'),seed=81,contrast=.3); q.rough(.012,3.5,1,2); q.rough(.005,12,2); q.rough(.0012,42,3,2); R=q.R
    q.specks(rng,600,(.003,.013),('#8a3010','#c9662a'),.96,.3); q.specks(rng,60,(.012,.030),('#a8341a','#c9502c'),.92,.35,asp=(1,1.6)); q.specks(rng,120,(.003,.010),('#3f5a20','#5c7430'),.95,.3,asp=(1,2.2))
    tf=crisp_tofu(.24,7,('#cf8440','#a84a1a','#43190b'),.1,.5,'tikka'); tf=tf+glazed(tf,'#b0511c',.55); pts=gp(rng,R-.17,.215,46); near=np.zeros_like(q.X)
    for x,y in pts: near=np.maximum(near,np.exp(-(np.clip(np.hypot(q.X-x,q.Y-y)-.105,0,9)/.035)**2))
    q.H+=.024*near; q.C*=(1-.25*near)[...,None]; q.D=np.minimum(q.D,1-.5*near); q.drops(rng,60,'#c9460c',(.008,.05),.93,3); q.meniscus(); q.show(wet_mat('tikka',.42,.14,0,.10,spec=.3)); q.wash(seed=10)
    for x,y in pts: obj(rng.choice(tf),(x,y,q.at(x,y)+rng.uniform(-.07,.0)),quat=align((rng.gauss(0,.22),rng.gauss(0,.22)-.1,1),rng.uniform(0,6.28)) @ Quaternion((1,0,0),rng.choice((0,0,1.57))),scale=uneven(rng,rng.uniform(.78,1.02)))
    P=spile(0,0,1.0,.02); herbs(rng,gp(rng,.30,.12,7,.0,.05),P,'cilantro',(.6,.85),.015,.35); put(P,rng,'herb',gp(rng,.8,.11,34))
    dip(1.5,1.45,.42,.24,'#8a4a2f','#e6dfc8','#fbf7ea','tky',inner='#f0e8d8'); spoon((1.3,-1.5,0),.5,.95,GOLD())


def vegetable_lasagne(S):
    rng=bg(S,('#b9b2a4','#c6bfb2'),43,None,elev=27,dist=5.5,target=(.06,0,.36),fstop=8); o,ih,pin=crock('plate',1.5,.12,'#e4ddcf',clay='#8a6547',speck='#9a8f7c')
    F=Frame((0,.04,.068),(0,0,.62)); z=lasagne_portion(rng,F,.60,.56,.60); upd()
    for x,y,a,s in ((-.05,.02,.4,.8),(.10,.10,2.3,.6)): lay(leaf('basil',6),rng,x,y,hit(x,y)[0]+.02,(.1,-.2,1),spin=a,tilt=.2,scale=s)
    pepper(rng,[(rng.uniform(-.4,.4),rng.uniform(-.4,.4)) for _ in range(16)],lambda px,py: hit(px,py)[0],.4); fork((.95,-1.0,.1),.75,.9,STEEL())


def vegetable_pad_thai(S):
    rng=bg(S,('#a5826a','#b08e76'),9,None); o,ih,pin=crock('plate',1.34,.19,'#35606a',clay='#8a6547',speck='#173036',well=.62)
    nm=food('pad','#b8783a','#dcb27a',scale=5,rough=.42,sss=.28,sssr=(.08,.05,.03),bump=.12,bscale=30,coat=.08,spec=.35,rndv=.16); mound(Pile(1.45,ih),0,0,.56,.26,.05,'#7a4418','#a86a2c',key='padm'); skeins(rng,.07,.84,56,.011,nm,dome=.06,band=7,flat=.062,deep=.05); skeins(rng,.08,1.0,170,.009,nm,dome=.26,band=7,flat=.050,deep=.14)
    P=spile(0,0,1.15,.014); P.B0=P.H.copy()
    layersP(P,rng,[('tofus',13,.20,dict(R=.72,scale=(.75,1.0),sink=.05)),('beansprout',9,.16,dict(R=.6,tilt=.25,scale=(.6,.8),sink=.035)),('carrot',26,.09,dict(R=.68,scale=(.5,.8),tilt=.7))])
    upd(); P=spile(0,0,1.15,.014); pn=crumb(fm('#c99a5c','#ead0a0',scale=9,rough=.6,sss=.1,bump=.2,rndv=.2),.022,7,.6,'peanutb',1)
    for _ in range(190):
        x,y=rng.gauss(.05,.32),rng.gauss(-.02,.30); obj(rng.choice(pn),(x,y,P.h(x,y)+.006),quat=rq(rng),scale=rng.uniform(.25,1.4))
    put(P,rng,'peanut',gp(rng,.5,.2,9),scale=(.6,.85)); put(P,rng,'scallion',gp(rng,.7,.13,22),scale=(.6,.95)); put(P,rng,'flake',gp(rng,.8,.1,34),scale=(.4,1))
    for x,y in gp(rng,.5,.16,5): lay(leaf('cilantro'),rng,x,y,P.h(x,y)+.015,P.normal(x,y,.09),tilt=.3,scale=rng.uniform(.7,1.0))
    for x,y,a in ((.98,.30,.4),(1.06,.02,-.3)): obj(wedge('lime')[0],(x,y,.20),(math.radians(108),.1,a),.95)
    chopsticks(-2.1,-1.15,-.62,-.18,.12,.44)


def white_bean_and_kale_stew(S):
    rng=bg(S,('#a8553a','#b8654a'),602,(1.75,.75,1.9,1.8,.35,'#f1e8d6','#3f6b57',62)); o,ih,pin=crock(**CREAM); q=Liquid(pin,.42,('#a04a18','#c4742e','#7a340e'),seed=602,contrast=.32); q.rough(.010,3.5,1,2); q.rough(.005,13,2); q.rough(.0010,42,3,2); R=q.R
    q.specks(rng,420,(.004,.016),('#8a3010','#c9702a'),.96,.3); q.specks(rng,90,(.014,.040),('#a8341a','#c9502c'),.9,.35,asp=(1,1.6)); q.specks(rng,200,(.004,.014),('#2f4416','#5c7430'),.95,.3,asp=(1,2.6))
    # beans and carrots up to the brim in it, kale between them
    wb=bean(food('wbstew','#c49a62','#e6cc9c',scale=6,rough=.46,sss=.25,bump=.14,bscale=40,coat=.04,rndv=.14,rndh=.01),(.100,.063,.056),'wbstew'); car=B('carstew',(.085,.08,.04),'#c05e18','#dc8432',power=3.2,amp=.12,coat=.04,rough=.45); kl=curly('#1c3a14','#3f6a2a',.6); P=q.pile(1.3); at=[]; gr=[(rng.gauss(-.02,.42),rng.gauss(-.02,.38)) for _ in range(34)]; gr=[p for p in gr if math.hypot(*p)<.84]
    for d,n,r,lo,hi in ((.115,110,R-.07,-.8,.0),(.19,22,R-.2,-.4,.2)):
        for x,y in gp(rng,r,d,n):
            x,y,s=x+rng.gauss(0,.02),y+rng.gauss(0,.02),rng.uniform(.8,1.08); z=P.h(x,y)+.05*s*rng.uniform(lo,hi); obj(one_of(rng,wb) if rng.random()<.8 else rng.choice(car),(x,y,z),quat=align((rng.gauss(0,.35),rng.gauss(0,.35),1),rng.uniform(0,6.28)),scale=uneven(rng,s)); at.append((x,y,.072*s)); P.put_ellipsoid(x,y,.09*s,.06*s,.04*s)
    q.creep(at+[(x,y,.10) for x,y in gr],.016,.022,.15); q.oil('#c9761c',.008,soft=.06,most=.008); q.drops(rng,70,'#c9701c',(.008,.04),.92,3); q.meniscus(); q.show(wet_mat('beanstew',.36,.14,.04,.10)); q.wash(seed=9); q.bubbles(rng,14)
    for k,(x,y) in enumerate(gr): obj(kl[k%len(kl)],(x,y,P.h(x,y)+rng.uniform(-.02,.01)),quat=align((rng.gauss(0,.16),rng.gauss(0,.16),1),rng.uniform(0,6.28)),scale=uneven(rng,rng.uniform(.45,.8)))
    upd(); P=spile(0,0,1.0,.014); put(P,rng,'herb',gp(rng,.8,.08,40)); put(P,rng,'pepper',gp(rng,.8,.1,40)); garlic(1.6,1.1,.9); spoon((-1.75,-1.25,0),.45,1.0,STEEL())

