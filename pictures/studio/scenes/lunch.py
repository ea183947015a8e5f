"""Scenes of the lunches."""
from kit import *


def banh_mi_with_tofu(S):
    rng=bg(S,('#4a6f7c','#567c8a'),161,(-1.7,1.2,2.2,1.7,.3,'#f1e6d0','#b5402f',161),elev=29,dist=4.7,target=(.06,-.02,.32)); area((-1.6,-3.6,1.5),(0,-.2,.3),2.2,34,'#fff3e2'); board((0,.1),(3.6,2.1),.05,'#7a4c28','#b98650',.1); paper((0,.0),(3.1,1.5),.03,'#ead9b8',6,.1)
    tofu=grilled_tofu(); sticks=matchsticks(); white=matchsticks(('#e9e4d2','#faf7ec'),key='dkn'); cu=cucumber(.035,.19); ci=leaf('cilantro',8); ch=ING['chilli']['f'](); W=.42; ang=.40; lf=bigleaf('let',.5,.42,'#6fa82c','#b4d668','#e6f0b8',.14,6,.3)
    def one(x,y,z,rot,seed,full=True):
        F=Frame((x,y,z+.20),(0,0,rot)); F.add(baguette_half(False,1.22,W,.21,seed)); P=Pile(1.4,lambda X,Y: -.02+.012*N(X,Y,5,seed)); gap=lambda v: .05+(W-v)*math.tan(ang)
        def rest(u,v,rx,rz,sink=.01): q=P.put_ellipsoid(u,v,rx,rz,sink); return min(q if q is not None else 0,gap(v)-.01)
        for k in range(10): u=-1.05+.23*k+rng.gauss(0,.03); F.add(rng.choice(lf),(u,-.24,.02),quat=align((rng.gauss(0,.15),-.25,1),-1.57+rng.gauss(0,.4),.1,rng),scale=rng.uniform(.55,.75))
        for k in range(9): u=-1.0+.25*k+rng.gauss(0,.03); F.add(rng.choice(cu),(u,-.27+rng.gauss(0,.03),.055+rng.uniform(0,.02)),quat=align((rng.gauss(0,.12),-.25,1),rng.uniform(0,6)),scale=rng.uniform(.9,1.05))
        P.H+=.085
        for k in range(9): u=-1.02+.25*k+rng.gauss(0,.03); v=-.30+rng.gauss(0,.03); F.add(tofu[k%6],(u,v,rest(u,v,.15,.025)+.012),quat=align((rng.gauss(.16,.12),-.22+rng.gauss(0,.08),1),rng.gauss(0,.30)+(.9 if k%3==1 else 0),.05,rng),scale=rng.uniform(.92,1.08))
        for k in range(190 if full else 90): u,v=rng.uniform(-1.05,1.05),-.17+rng.gauss(0,.10); v=max(-.46,min(.12,v)); F.add(rng.choice(sticks if rng.random()<.52 else white),(u,v,rest(u,v,.05,.014,.006)),quat=align((rng.gauss(0,.18),-.30+rng.gauss(0,.25),1),rng.gauss(0,.75),.1,rng),scale=rng.uniform(.8,1.1))
        for k in range(34): u,v=rng.uniform(-1.05,1.05),-.34+rng.gauss(0,.07); F.add(rng.choice(ci),(u,v,rest(u,v,.04,.012)+.012),quat=align((rng.gauss(0,.5),-.5+rng.gauss(0,.5),1),rng.uniform(0,6.28),.5,rng),scale=rng.lognormvariate(-.75,.35))
        for k in range(5): u,v=rng.uniform(-.9,.9),-.36; F.add(rng.choice(ch),(u,v,rest(u,v,.04,.01)+.02),quat=align((0,-.7,1),rng.uniform(0,6)),scale=.85)
        T=Matrix.Translation((0,W*.92,.03))@Matrix.Rotation(-ang,4,'X')@Matrix.Translation((0,-W*.92,0)); o=F.add(baguette_half(True,1.24,W,.29,seed+4)); o.matrix_world=F.M@T
    one(-.02,-.16,.13,.16,1); one(.55,.98,.12,.16,3,False)
    cr=crumb(food('bagcr','#b9742f','#efd6a2',scale=9,rough=.75,sss=.05,bump=.3,rndv=.25),.022,7,.6,'bagcr',1)
    for _ in range(90): x,y=rng.gauss(.05,.65),-.66+rng.gauss(0,.10); obj(rng.choice(cr),(x,y,.135),quat=rq(rng),scale=(rng.lognormvariate(-.7,.55),rng.lognormvariate(-.7,.4),.35))
    for _ in range(5): x,y=rng.gauss(.2,.5),-.70+rng.gauss(0,.05); obj(rng.choice(sticks),(x,y,.145),(0,0,rng.uniform(0,3)))


def black_bean_tacos(S):
    bb=bean(food('bbsmoky','#1c1214','#463032',scale=6,rough=.46,sss=.04,bump=.2,bscale=50,coat=.10,rndv=.3),(.092,.058,.054),'bbsmoky'); bm=food('bbmash',vcol=True,rough=.5,sss=.05,bump=.5,bscale=50,coat=.12,rndv=0,rndh=0); cn=variants('cornchar',6,lambda i: blob('cornchar',(.062,.052,.045),.1,1.4,i*3,3,food('cornchar','#d9971c','#efc04a',scale=9,rough=.36,sss=.25,bump=.1,coat=.2,rndv=.2,brown=.6),None,None,2,3)); crema=food('tcrema','#efe4c8','#f8f0dc',rough=.25,sss=.25,bump=0,coat=.2,rndv=0)
    def fill(rng,P,shape,x,y,r):
        # some of the beans were crushed and bind the others
        M=Mass(lambda X,Y: height_at(P,X,Y),.48,x,y,res=.011,dome=None); M.strew(rng,gp(rng,.45,.034,520,x,y,shape(.42,.20)),(.05,.034,.028),(.5,1.1),kind=lambda q:int(q.random()<.5),sink=.25,lump=.4,blend=.01,keep=.6); k=M.kind(); e=M.each(rng,-.5,.5,0); f=M.noise(30,2,3); M.show('bbm',mix(np.where((k==1)[...,None],cmix('#1d1418','#3a2a30',.5+e),cmix('#45302e','#745850',.5+e+.5*f)),lin('#120c0c'),.5*M.low(.03,.03)),bm)
        Q=M.pile(1.6); P.H=np.where(np.hypot(P.X-x,P.Y-y)<.46,np.maximum(P.H,height_at(Q,P.X,P.Y)),P.H)
        put(P,rng,'blackbean',gp(rng,.45,.085,44,x,y,shape(.40,.19)),meshes=bb,scale=(.66,.92),sink=.022); put(P,rng,'corn',gp(rng,.42,.085,17,x,y,shape(.38,.18)),meshes=cn,scale=(.6,.8),sink=.016)
        put(P,rng,'redcab',gp(rng,.42,.05,30,x+.06*math.sin(r),y-.06,shape(.38,.13)),scale=(.55,.95),tilt=.6); put(P,rng,'avodice',gp(rng,.4,.13,6,x,y+.03,shape(.30,.12)),scale=(.6,.9),sink=.03)
        poured(P,wavepath(x-.28*math.cos(r),y-.28*math.sin(r),x+.28*math.cos(r),y+.28*math.sin(r),.06,2.2,ph=x*5),.015,crema,thick=.009)
        for u,v in gp(rng,.4,.10,6,x,y,shape(.34,.14)): lay(leaf('cilantro'),rng,u,v,P.h(u,v)+.012,P.normal(u,v,.09),tilt=.35,scale=rng.uniform(.45,.75))
        put(P,rng,'herb',gp(rng,.45,.06,16,x,y,shape(.42,.2)),scale=(.3,.9))
    open_tacos(S,('#b09064','#bd9d72'),53,(-1.75,1.0,2.1,1.8,.4,'#efe6d4','#3f6b57',52),lambda rng: crock('plate',1.42,.12,'#40606a',clay='#8a6547',well=.8),fill,((-.67,.31,.50,.97),(.06,.0,.44,1.0),(.79,-.32,.40,.97)),
      [],elev=38,dist=4.3,target=(.06,-.02,.14))


def butternut_squash_soup(S):
    rng=bg(S,('#463f5c','#534b6a'),105,(1.75,-.85,1.9,1.8,.35,'#e9b86a','#f3e6cc',105),elev=54); o,ih,pin=crock(R=1.16,H=.46,col='#c9683a',inner='#e6dac2',clay='#7a3a1c',speck='#5a2412'); q=Liquid(pin,.365,('#c9741a','#e0923a','#b0620f'),seed=21,contrast=.4); q.rough(.0035,2.0,1,2); q.spoon_marks(.007,1.1,1,5,.12,.2); q.rough(.0003,16,3,2); q.rough(.0002,46,4,2); q.pits(rng,30,(.003,.008)); q.specks(rng,160,(.002,.006),('#a8560c','#8a4408'),.95,.1)
    t=np.linspace(0,1,160); a=2.9+5.4*t; r=.56*(1-.55*t)*(1+.06*np.sin(a*2)); q.cream(np.stack([r*np.cos(a)+.02,r*np.sin(a)*.9-.04],-1),.036,'#f0e2c6',7,.35,.3,.45); q.meniscus(); q.show(wet_mat('squashsoup',.42,.18,.02,.06)); q.wash(seed=4); q.bubbles(rng,30); P=q.pile()
    put(P,rng,'pepita',[(rng.gauss(.02,.11),rng.gauss(.0,.10)) for _ in range(20)],sink=.004); put(P,rng,'pepita',[(.36,-.26),(-.28,.16),(.30,.14)],sink=.004); put(P,rng,'flake',[(rng.gauss(.03,.20),rng.gauss(.0,.17)) for _ in range(34)],scale=(.35,.85)); pepper(rng,gp(rng,.6,.09,46,.0,-.1),P.h); spoon((-1.75,-1.15,0),.8,1.0,GOLD())


def caesar_salad_with_croutons(S):
    rng=bg(S,('#a58872','#b2967f'),127,(-1.75,1.1,2.0,1.9,.35,'#f3ebdc','#3f5a4a',127)); o,ih,pin=crock(R=1.22,H=.44,col='#36464e',inner='#42545c',clay='#8a6547',speck='#141e24'); P=Pile(1.45,ih); mound(P,0,0,.86,.16,.20,'#1c2a0c','#33461a',key='cae',bump=.6)
    def dressed(ms,key): # a thin coat of dressing that ran together in the hollows
        def one(i):
            me=ms[i%len(ms)].copy(); n=len(me.vertices); v=np.empty(n*3,np.float32); me.vertices.foreach_get('co',v); v=v.reshape(-1,3).astype(float); a=np.empty(n*4,np.float32); ca=me.color_attributes['Col'].data; ca.foreach_get('color',a); a=a.reshape(-1,4); k=fbm(v*5+i*7,3)+.35*fbm(v*18+i,2)-1.2*v[:,2]; w=sstep(.02,.30,k); a[:,:3]=mix(a[:,:3],lin('#e3d3aa'),w*.82); a[:,3]=1-.7*w; ca.foreach_set('color',a.ravel()); v[:,2]+=.010*w; me.vertices.foreach_set('co',v.astype(np.float32).ravel()); me.update(); return me
        return variants('dressed'+key,2*len(ms),one)
    ro=bigleaf('rom2',.60,.34,'#4f7a2a','#93ad58','#dfe6bc',.05,6,.4); co=bigleaf('cos2',.42,.28,'#8aa850','#c3d08c','#eef0d2',.05,6,.35); rd,cd=dressed(ro,'rom'),dressed(co,'cos')
    for n,ms,R,sc,li in ((14,ro,.90,(.85,1.05),.05),(18,cd,.85,(.9,1.2),.07),(14,rd,.75,(.75,1.0),.10),(16,cd,.62,(.8,1.15),.14),(6,co,.55,(.8,1.0),.15)):
        for x,y in gp(rng,R,.22,n): obj(rng.choice(ms),(x,y,P.h(x,y)+li*(1-.5*math.hypot(x,y))),scale=rng.uniform(*sc),quat=align((-.25*x+rng.gauss(0,.25),-.25*y+rng.gauss(0,.25),1),rng.uniform(0,6.28),.35,rng))
    P=spile(0,0,1.2,.016); P.B0=P.H.copy(); cp=chickpea(food('cprst','#a8702c','#dba860',scale=5,rough=.55,sss=.12,bump=.5,bscale=40,coat=.08,rndv=.25))
    layersP(P,rng,[('crouton',13,.27,dict(R=.78,scale=(.75,1.15),sink=.03)),('chickpea',15,.2,dict(R=.8,meshes=cp,scale=(.85,1.05),sink=.02)),('capers',9,.25,dict(R=.7,sink=.012,scale=(.7,.9))),('parm',90,.06,dict(R=.75,scale=(.4,1.6))),('pepper',110,.06,dict(R=.9)),('herb',30,.12,dict(R=.8,scale=(.3,.9)))])
    cr=crumb(food('crcr','#c9934a','#e8c88a',scale=20,rough=.85,sss=.05,bump=.4,rndv=.2),.016,6,.6,'crcr',1)
    for _ in range(70):
        x,y=rng.gauss(0,.42),rng.gauss(0,.40); obj(rng.choice(cr),(x,y,P.h(x,y)+.004),quat=rq(rng),scale=rng.uniform(.3,1.3))
    fork((1.15,-1.45,0),.5,1.0,STEEL())


def cauliflower_tabbouleh(S):
    rng=bg(S,('#c2b08c','#cebd9a'),133,(1.75,1.1,2.0,1.8,-.35,'#f3ebdc','#4a7a3a',133)); o,ih,pin=crock(kind='plate',R=1.30,H=.22,col='#7a5a58',clay='#a98763',speck='#3a141c',well=.66)
    M=Mass(ih,1.08,res=.0068,dome=lambda X,Y: .34*np.clip(1-((X/.98)**2+(Y/.94)**2)*(1+.22*N(X,Y,2.2,4)+.12*N(X,Y,5,6)),0,1)**.8); kind=lambda r: 1 if r.random()<.62 else 0
    M.strew(rng,gp(rng,1.0,.045,1000),(.040,.030,.022),(.4,1.3),kind=kind,sink=.25,lump=.7,freq=2.6,pw=2.6,blend=.004,keep=.55); M.strew(rng,gp(rng,1.0,.030,1900),(.024,.017,.013),(.4,1.5),kind=kind,sink=.2,lump=.7,freq=2.6,pw=3,blend=.002,keep=.6)
    k=M.kind(); one=M.each(rng,-.5,.5,0); f=M.noise(34,3,3); lo=M.low(.035,.03); c=np.where((k==0)[...,None],cmix('#ddd0ac','#f6f0dc',.5+one+.5*f),cmix('#274714','#68893a',.5+1.0*one+.5*f)); c=mix(c,lin('#1f300c'),.8*lo)
    M.show('tabb',c,food('tabb',vcol=True,rough=.55,sss=.12,bump=.4,bscale=70,coat=.05,spec=.35,rndv=0,rndh=0),wet=.5*lo); P=M.pile(1.45); P.B0=P.H.copy(); P.maxh=.05; tw=tomato_wedge(8,.075)
    layersP(P,rng,[('tomdice',64,.12,dict(meshes=tw,sink=.030,scale=(.7,1.15))),('cukeq',40,.14,dict(meshes=cucumber(.055,.11,math.pi/2),sink=.020,scale=(.6,1.0))),('scallion',22,.17,dict(scale=(.5,.8))),('pom',30,.16,dict(sink=.018,scale=(.7,.9)))],.95)
    hb=chopped(12,1.7); ci=B('caulib',(.026,.021,.016),'#e6dab8','#faf5e4',amp=.6,power=2.8,sub=2,n=6,rough=.6,bump=.2,coat=0)
    for ms,n,s,w,up in ((hb,620,(.5,1.2),.42,.006),(ci,240,(.3,1.2),.42,.006),(chopped(),260,(.6,1.4),.46,.006)):
        for _ in range(n):
            x,y=rng.gauss(0,w),rng.gauss(0,w)
            if math.hypot(x,y)<1.02: obj(rng.choice(ms),(x,y,P.h(x,y)+up),quat=align(P.normal(x,y,.05),rng.uniform(0,6.28),.7,rng),scale=rng.uniform(*s))
    for x,y in gp(rng,.6,.26,8): lay(leaf('parsley'),rng,x,y,P.h(x,y)+.015,P.normal(x,y,.09),tilt=.3,scale=rng.uniform(.6,.9))
    obj(wedge('lemon')[0],(1.02,-.42,.22),(math.radians(108),.1,.6),.95); spoon((-1.3,-1.55,0),.15,1.0,STEEL())


def chickpea_salad_sandwich(S):
    rng=bg(S,('#b9b2a4','#c6bfb2'),157,None,elev=19,dist=4.9,target=(.12,-.1,.46),fstop=8); board((.05,.2),(3.6,2.4),.06,'#6a4a30','#8f6c48',.1)
    F=Frame((-.30,.42,.10),(0,0,math.radians(-135+10))); sandwich_half(rng,F,1.3,0); F2=Frame((.72,.02,.10),(0,0,math.radians(-135-22))); sandwich_half(rng,F2,1.3,5)
    cr=crumb(fm('#b07a3a','#e6cfa0',rough=.8,sss=0,bump=.3,rndv=.2),.016,5,.5,'swcr',1)
    for x,y in gp(rng,1.1,.09,50,.1,-.55): obj(rng.choice(cr),(x,y,.104),quat=rq(rng),scale=rng.uniform(.3,1.1))


def falafel_wrap(S):
    rng=bg(S,('#6f7d76','#7c8a82'),151,(-1.8,1.15,1.9,1.9,.35,'#ead6ae','#a8452a',151),elev=38,dist=4.5,target=(.05,-.04,.16)); board((0,.1),(3.1,2.1),-.06,'#6a4630','#a07a50',.1); paper((-.02,.02),(2.5,1.8),.15,'#e6d8ba',5,.1)
    at=((-.12,.26,.16,1.55),(.22,-.34,.10,1.5)); fa=falafel(); fh=falafelhalf(); P=None
    for k,(x,y,r,s) in enumerate(at):
        lay_solid(obj(soft_tortilla(.56*s,k*5+2,'#dcc08c','#f0deb4','#7a4a22',.62),(x,y,.16+.03*k),(0,0,r),(1,.62,1)),.024); upd(); P=spile(0,0,1.5,.014); P.B0=P.H.copy(); c,q=math.cos(r),math.sin(r); sh=lambda L,W: (lambda u,v: (((u-x)*c+(v-y)*q)/L)**2+((-(u-x)*q+(v-y)*c)/W)**2<1)
        le=bigleaf('let2',.42,.34,'#5f8a34','#a3bd66','#dde4b4',.12,6,.3)
        for u,v in gp(rng,.85,.16,12,x,y,sh(.70,.17)): lay(le,rng,u,v,P.h(u,v)+.02,P.normal(u,v,.15),spin=r+1.57+rng.gauss(0,.5),tilt=.2,scale=rng.uniform(.6,.85))
        upd(); P=spile(0,0,1.5,.014); P.B0=P.H.copy()
        put(P,rng,'redcab',gp(rng,.85,.065,30,x,y,sh(.68,.18)),scale=(.6,1.0),tilt=.6); put(P,rng,'cukehalf',gp(rng,.8,.17,8,x,y,sh(.64,.15)),scale=(.6,.8),sink=.02,tilt=.8); put(P,rng,'tomwedge',gp(rng,.8,.2,8,x,y,sh(.66,.15)),scale=(.62,.8),sink=.04)
        for j,u in enumerate((-.50,-.24,.03,.28,.52)):
            px,py=x+u*c-rng.gauss(0,.03)*q,y+u*q+rng.gauss(.0,.03)*c; z=P.put_ellipsoid(px,py,.14,.13,.05)
            if (j+k)%3==1: obj(fh[j%3],(px,py,z+.03),quat=align((rng.gauss(0,.25),-.75,.75),rng.uniform(0,6)),scale=.86)
            else: obj(rng.choice(fa),(px,py,z),quat=rq(rng),scale=rng.uniform(.76,.90))
        put(P,rng,'redonion',gp(rng,.8,.12,9,x,y,sh(.62,.16)),scale=(.5,.8),tilt=.5); upd(); P=spile(0,0,1.5,.014)
        tm=food('tahw','#dcc9a0','#efe2c2',rough=.25,sss=.25,bump=0,coat=.25,rndv=0)
        for j in range(2): poured(P,wavepath(x-.56*c,y-.56*q+.04*j,x+.56*c,y+.56*q-.05*j,.055,2.6,ph=j*2+k),.020,tm,thick=.012,round_=.035)
        put(P,rng,'herb',gp(rng,.85,.06,44,x,y,sh(.72,.24)),scale=(.3,1.1)); put(P,rng,'flake',gp(rng,.7,.12,12,x,y,sh(.6,.18)),scale=(.4,1))
        for u,v in gp(rng,.8,.2,6,x,y,sh(.6,.16)): lay(leaf('parsley'),rng,u,v,P.h(u,v)+.012,P.normal(u,v,.09),tilt=.35,scale=rng.uniform(.5,.8))
    cr=crumb(fa[0].materials[0],.016,6,.5,'facrumb',2)
    for _ in range(30): obj(rng.choice(cr),(rng.gauss(.3,.5),rng.gauss(-.82,.06),.14),quat=rq(rng),scale=rng.uniform(.3,1.2))
    obj(wedge('lemon')[0],(1.25,-.62,.20),(math.radians(110),.1,.6),.95)


def greek_salad_with_tofu_feta(S):
    r5=random.Random(5)
    rng,P=fallen(S,('#6f93a8','#7fa1b4'),129,(1.75,1.0,2.0,1.8,-.35,'#f5efe2','#2f5f9a',129),dict(R=1.18,H=.44,col='#e6dcc6',inner='#e0d4ba',clay='#a0703f'),(0,0,.94,.16,.20,'#7a9a3a','#a8b860',dict(key='grk',rough=.3,coat=.4)),
      [('cukehalf',34,(1.05,1.25)),('tomhalf',26,(1.0,1.2),True),('grnpep',14,(.9,1.1)),('olive',22,(1.0,1.15)),('feta',9,(.8,1.25))],
      [('feta',5,.3,dict(R=.6,scale=(.9,1.25),sink=.0)),('feta',0,0,dict(pts=[(u+r5.gauss(0,.10),v+r5.gauss(0,.10)) for u,v in [(r5.gauss(0,.38),r5.gauss(0,.36)) for _ in range(12)] for _ in range(7) if math.hypot(u,v)<.75],scale=(.08,.42))),('herb',70,.08,{}),('pepper',30,.1,dict(scale=(.4,.8)))],
      [lambda r: tomatoes_vine(r,[(-1.6,1.0),(-1.4,1.25),(-1.85,1.25)],1.2)],(-.9,-1.58,.12,1.0,STEEL()))


def kale_and_farro_salad(S):
    big,small,tiny=(ruffled('massaged','#24401a','#658a42',L,.7*f,w,.6,rough=.64,coat=0,through=.32) for L,f,w in ((.40,.060,12),(.30,.048,11),(.20,.036,8)))
    m=food('sqroast2',vcol=True,rough=.56,sss=.25,sssr=(.08,.05,.02),bump=.35,bscale=40,coat=0,spec=.35,rndv=.14,rndh=.006)
    def cube_(i):
        g=np.random.RandomState(i*5+1); r=np.array([.115,.10,.085])*g.uniform(.72,1.2,3); sk=g.uniform(-.3,.3,3)
        def fn(q,n): q=q.copy(); q[:,0]+=sk[0]*q[:,1]+sk[1]*q[:,2]; q[:,1]+=sk[2]*q[:,2]; return q*(1-.05*np.abs(fbm(n*4+i*3,3))-.025*fbm(n*13+i,2))[:,None]
        def cf(q,n):
            u=np.sort(np.abs(q/r),1); edge=sstep(.72,.95,u[:,1]); k,f=fbm(n*1.8+i*5,4),fbm(n*8+i,3); c=cmix('#c8731e','#e6a04a',.5+1.0*k+.3*f); return browned(c,.10+.55*edge*c01(.7+1.2*k)+.45*(n[:,2]>.6)*c01(.3+1.5*k),1.0*f+.5*k,'#9a521a','#4a210c',.95)
        return blob('sqroast2',tuple(r),.13,1.5,i*3,5,m,fn,cf,3,5)
    sq=variants('sqroast2',8,cube_); spots=[(rng_.gauss(x,.16),rng_.gauss(y,.14)) for rng_ in [random.Random(5)] for x,y,n in ((-.30,.22,5),(.34,-.05,5),(-.10,-.42,4),(.28,.50,3),(-.62,-.18,2)) for _ in range(n)]
    fa=B('farrosoft',(.047,.028,.026),'#a87c48','#d3ae74',amp=.09,power=2.2,n=7,rough=.62,sss=.2,coat=0,spec=.3,bump=.25,bscale=60,rndv=.2); r5=random.Random(9); grains=lambda n,s: [(x+r5.gauss(0,.09),y+r5.gauss(0,.09)) for x,y in [(r5.gauss(0,s),r5.gauss(-.05,s)) for _ in range(n//6)] for _ in range(6) if math.hypot(x,y)<.8]
    heaped(S,('#8a4a5a','#985868'),125,(1.75,-.85,1.9,1.8,.4,'#efe4cf','#4a6a4a',125),dict(kind='bowl',R=1.22,H=.44,col='#d9ccb0',inner='#e3d8c0',clay='#8a6547'),(0,0,1.06,.15,.20,'#5a4a26','#8a6a3a',dict(key='kal',bump=.6)),
      [('farro',360,.062,dict(R=1.02,scale=(.75,.95),sink=.012,meshes=fa)),('kaletorn',46,.20,dict(R=.98,mode='flat',meshes=big,tilt=.35,sink=.0,scale=(.6,1.15))),('farro',0,0,dict(pts=grains(160,.40),scale=(.75,1.05),sink=.03,meshes=fa)),('kaletorn',52,.17,dict(R=.95,mode='flat',meshes=small,tilt=.4,sink=.01,scale=(.6,1.3))),('squash',0,0,dict(pts=spots,meshes=sq,scale=(.7,1.05),sink=.03)),('kaletorn',18,.24,dict(R=.9,mode='flat',meshes=small,tilt=.4,sink=.01,scale=(.5,1.0))),('farro',0,0,dict(pts=grains(330,.36),scale=(.75,1.05),sink=.022,meshes=fa)),('kaletorn',16,.2,dict(R=.9,mode='flat',meshes=tiny,tilt=.4,scale=(.5,1.1))),('pepper',60,.08,{})],
      [],R=1.0,maxh=.22)


def lentil_soup(S):
    rng=bg(S,('#5a6f58','#67806a'),101,(1.7,1.0,2.0,1.8,-.35,'#f1e6d2','#c0602f',101)); o,ih,pin=crock(R=1.14,H=.5,col='#ddd0b6',inner='#e6dac2',clay='#8a6547'); q=Liquid(pin,.40,('#a8561a','#c9782c','#7d3c10'),seed=12,contrast=.35); q.rough(.008,3,1,2); q.spoon_marks(.010,1.1,1,5,.15,.2); q.rough(.003,13,2); q.rough(.0012,30,3,3)
    # most of the lentils have fallen apart; in places the soup stands over them
    q.specks(rng,1300,(.008,.028),('#9a4c14','#d08a42'),.97,.14,asp=(1,1.6)); q.specks(rng,240,(.022,.032),('#b0601c','#d68c3c'),.95,.24,asp=(1,1.25)); q.specks(rng,110,(.008,.022),('#c9661a','#d98030'),.9,.15,asp=(1,1.6)); calm=sstep(.0,.35,q.noise(2.4,91,2)); q.H=q.H*(.5-.35*calm)+q.blur(q.H,.006)*.5+q.blur(q.H,.05)*.35*calm; q.rough(.0006,44,4,2); q.oil('#b8560c',.001,np.exp(-((np.hypot(q.X+.05,q.Y-.03)+.10*q.noise(3,77))/.5)**4)*c01(.6+1.4*q.noise(4,78)),3,.09,.010,.014); q.drops(rng,30,'#c9500c',(.006,.020),.9,3); q.meniscus(); q.show(wet_mat('lentilsoup',.40,.10,.0,.10)); q.wash(seed=3); q.bubbles(rng,22); P=q.pile()
    upd(); drop(chopped(),rng,[(rng.gauss(-.03,.24),rng.gauss(.0,.20)) for _ in range(150)],.003,tilt=.3,scale=(.35,1.3)); drop(chilli_flake(),rng,[(rng.gauss(-.02,.24),rng.gauss(.0,.2)) for _ in range(60)],.002,scale=(.2,.7),rand=True); pepper(rng,gp(rng,.6,.09,40,.05,-.05),P.h)
    toastslice(-1.5,1.2,.06,.5,.85); spoon((-1.75,-1.2,0),.75,1.0,STEEL())


def loaded_sweet_potatoes(S):
    rng=bg(S,('#5c6f4c','#687c58'),163,(-1.8,1.0,1.9,1.9,.35,'#f1e6d2','#b5562c',163),elev=46,dist=4.9,target=(.0,.05,.26)); o,ih,pin=crock('plate',1.5,.14,'#e0d3b8',clay='#8a6547',well=.78); sm=food('swp',vcol=True,rough=.6,sss=.15,bump=.45,bscale=24,coat=.05,rndv=0,rndh=0)
    def sp(i):
        """Baked whole and slit lengthwise, its flesh pushed up and loosened with a fork, the skin dry and wrinkled."""
        slit=lambda x,y: np.abs(y-.03*np.sin(x*4+i))/(.255*(1+.14*np.sin(x*7+i*2)+.08*np.sin(x*17+i))*np.sqrt(np.clip(1-(x/.70)**2,.0001,1)))+.16*fbm(np.stack([x*8,y*3,0*x+i],-1),3)
        def fn(p,n): p=p.copy(); p[:,1]*=1+.10*np.sin(p[:,0]*2.4+i*2); p[:,2]+=.05*np.sin(p[:,0]*2+i)*(n[:,2]<0); p+=n*(.022*fbm(np.stack([p[:,0]*4,p[:,1]*16,p[:,2]*16+i],-1),4)*(n[:,2]<.6))[:,None]; q=slit(p[:,0],p[:,1]); up=n[:,2]>0; cut=up*(1-sstep(.86,1.06,q)); lip=up*np.exp(-((q-1.06)/.10)**2)*c01(.6+1.5*fbm(p*3+i,2)); p[:,2]+=.022*lip+cut*(.055*np.clip(1-q*q,0,1)**.5-.030*np.exp(-((q-.95)/.06)**2)+.055*fbm(p*7+i,3)+.040*fbm(p*22+i*3,3)); p[:,1]+=np.sign(p[:,1])*cut*.03*fbm(p*9+i,2); return p
        def cf(p,n): k=fbm(p*6+i,4); q=slit(p[:,0],p[:,1]); fl=mix(lin('#cc5f12'),lin('#ef9238'),c01(.5+.9*k+.6*fbm(p*26,2))); fl=mix(fl,lin('#8f3d0c'),sstep(.2,.5,fbm(p*9+4,3))*.45); sk=mix(lin('#743c24'),lin('#b26c40'),c01(.45+1.3*k)); sk=mix(sk,lin('#3f1d12'),sstep(.1,.45,fbm(np.stack([p[:,0]*5,p[:,1]*18,p[:,2]*18+i],-1),3))*.7); sk=mix(sk,lin('#d07a34'),np.exp(-((q-1.04)/.05)**2)*(n[:,2]>0)*.8); return np.where(((n[:,2]>0)&(q<1.0))[:,None],fl,sk)
        return blob('swp',(.84*(1+.05*math.sin(i)),.40*(1+.06*math.cos(i)),.33),.07,1.3,i,6,sm,fn,cf,4,2.2)
    bb=bean(food('bblsp','#1a1114','#3f2c30',scale=6,rough=.42,sss=.04,bump=.15,bscale=50,coat=.15,rndv=.3),(.092,.058,.054),'bblsp'); at=((-.16,.44,.20),(.12,-.42,.08))
    for i,(x,y,r) in enumerate(at): obj(sp(i*2+1),(x,y,.37),(.10 if i else .16,0,r))
    P=spile(0,0,1.3,.014); P.B0=P.H.copy(); P.maxh=.22
    for x,y,r in at:
        c,s_=math.cos(r),math.sin(r)
        def ins(u,v,k=1.0): a,b=(u-x)*c+(v-y)*s_,-(u-x)*s_+(v-y)*c; return (a/(.56*k))**2+(b/(.17*k*(1+.5*float(nz(u,v,4.5,i)))))**2<1
        for nm,n,d,kw in (('blackbean',46,.07,dict(scale=(.65,.88),sink=.03,meshes=bb)),('corn',24,.09,dict(scale=(.65,.9),sink=.03)),('blackbean',26,.09,dict(scale=(.65,.88),sink=.03,meshes=bb)),('blackbean',10,.15,dict(scale=(.65,.85),sink=.03,meshes=bb))): put(P,rng,nm,gp(rng,.66,d,n,x,y,ins,tries=4000),**kw)
        for nm,n,d,kw in (('cilantro',7,.14,dict(scale=(.6,.85),lift=.01)),('herb',40,.06,dict(scale=(.4,.9)))): put(P,rng,nm,gp(rng,.55,d,n,x,y,ins,tries=3000),**kw)
    dip(1.65,1.25,.4,.24,'#35606a','#dcc99a','#f0e2bc','crl',top=[('herb',10,.07)],rng=rng)


def mediterranean_quinoa_salad(S):
    rng=bg(S,('#8494a0','#92a1ac'),121,(-1.75,1.1,2.0,1.8,.35,'#f3ebdc','#3a6a9a',121)); o,ih,pin=crock(R=1.18,H=.46,col='#e0d3b8',inner='#d8c9aa',clay='#a0703f')
    M=bed(rng,ih,1.08,.27,.20,(.0225,.0215,.014),5200,('#b8944c','#e6cf98'),'quin',pw=2,clump=.04,other=('#6a2a1c','#94503a'),share=.07,res=.0062,rough=.45,coat=.10); P=M.pile(1.3); P.H=np.maximum(P.H,ih(P.X,P.Y)); P.B0=P.H.copy()
    tw=tomato_wedge(7,.125); cu=cucumber(.10,.17,math.pi/2)
    layersP(P,rng,[('cukeq',22,.17,dict(R=.88,meshes=cu,scale=(.8,1.1),sink=.045)),('tomwedge',20,.18,dict(R=.86,meshes=tw,scale=(.75,1.0),sink=.045)),('olive',11,.24,dict(R=.8,scale=(.75,.95),sink=.045)),('chickpea',12,.22,dict(R=.85,sink=.04,scale=(.85,1))),('redonion',14,.18,dict(R=.8,scale=(.5,.8),sink=.012)),('feta',9,.27,dict(R=.75,scale=(.5,.85),sink=.035))])
    fc=crumb(food('fetac','#ddd0b0','#f0e6cc',rough=.7,sss=.2,bump=.4),.018,6,.6,'fetac',1)
    for _ in range(110):
        x,y=rng.gauss(0,.34),rng.gauss(0,.34)
        if math.hypot(x,y)<.95: obj(rng.choice(fc),(x,y,P.h(x,y)+.003),quat=rq(rng),scale=rng.uniform(.3,1.4))
    put(P,rng,'herb',gp(rng,.95,.06,170),scale=(.4,1.5)); put(P,rng,'pepper',gp(rng,.95,.1,40)); oildrops(P,rng,14,.8,'#b8963a','#d0ac50',key='qoil')
    for x,y in gp(rng,.7,.24,9): lay(leaf('parsley'),rng,x,y,P.h(x,y)+.012,P.normal(x,y,.09),tilt=.3,scale=rng.uniform(.6,.9))
    spoon((-1.65,-1.3,0),.35,1.0,STEEL())


def minestrone(S):
    rng=bg(S,('#d0a84e','#dab661'),111,(1.75,-.75,1.9,1.8,.35,'#f1e8d6','#3f6b57',111)); o,ih,pin=crock(R=1.16,H=.5,col='#4f6b52',inner='#e6dcc4',clay='#8a6547',speck='#20321f')
    level=.455; P=Pile(1.2,lambda X,Y:np.maximum(ih(X,Y),.22)); car=B('carsoup',(.085,.08,.04),'#c9641c','#e28a3a',power=3.2,amp=.1,coat=0,rough=.55); wb=bean(food('wbsoup','#cfa878','#e6c99c',scale=6,rough=.5,sss=.25,bump=.12,coat=.02,rndv=.12,rndh=.01),(.115,.072,.064),'wbsoup'); dit=penne('ditsoup','#cf9a52','#e6bd7c',.13,.06,3,ridged=False); cel=B('celsoup',(.085,.05,.035),'#94a558','#bcc684',power=2.6,amp=.14,coat=.1); tom=B('tomsoup',(.11,.085,.05),'#9a2412','#c9482a',amp=.28,power=2.4,coat=.05,rough=.45)
    layersP(P,rng,[('whitebean',26,.22,dict(meshes=wb,sink=.01)),('carrotdice',26,.2,dict(meshes=car)),('ditalini',24,.2,dict(meshes=dit)),('celery',20,.2,dict(meshes=cel)),('courghalf',14,.3,dict(scale=(.7,.9),tilt=.5)),('tomdice',16,.24,dict(meshes=tom)),('greenbean',10,.3,dict(scale=(.5,.75),tilt=.3)),
        ('whitebean',30,.18,dict(meshes=wb)),('ditalini',30,.18,dict(meshes=dit)),('carrotdice',26,.18,dict(meshes=car)),('greenbean',12,.26,dict(scale=(.5,.75),tilt=.35)),('courghalf',13,.27,dict(scale=(.7,.95),tilt=.5)),('celery',18,.2,dict(meshes=cel)),('tomdice',14,.24,dict(meshes=tom)),('whitebean',14,.22,dict(meshes=wb)),('ditalini',12,.22,dict(meshes=dit))],.98,.155)
    so,h,R=broth(pin,level,('#c9521a','#ee8f3a'),'mine',body=.30,deep=.05,seed=3); wetted(so,P,level+0*P.X,creep=.010,reach=.018,dark=.25); P.H=np.maximum(P.H,level)
    put(P,rng,'basil',[(-.08,.05),(.10,.14),(.05,-.07)],scale=(.8,1.1),lift=.02,tilt=.3); put(P,rng,'herb',gp(rng,.9,.1,50)); put(P,rng,'pepper',gp(rng,.9,.12,46)); oildrops(P,rng,110,.96,'#d9a02a','#e8bc4c',d=.06,key='oilmin')
    toastslice(-1.55,1.25,.06,.5,.9); toastslice(-1.35,1.5,.18,.1,.9,(.1,.1)); spoon((-1.75,-1.25,0),.45,1.0,STEEL())


def miso_soup_with_tofu(S):
    def props(rng):
        chopsticks(2.05,-1.1,.35,-1.42,.06,.06,('#7a2a14','#a8482a')); ricebowl(rng,1.5,1.4,'#33475a',.6,.36); dip(-1.55,1.3,.34,.18,'#35606a','#2a0f04','#3f1a08','soy',spiral=0)
    rng,P,R=soup(S,('#c7b28a','#d2bf9a'),113,(-1.8,.3,1.6,2.2,.2,'#2c3b52','#e6dcc8',113),dict(R=1.08,H=.62,col='#1c1412',inner='#8a1c14',clay='#1c1412',speck=None),.47,('#a9834c','#dcc08c','#967040'),'miso',dict(rough=.12,coat=.5,bump=.02,amp=.004,freq=1.6,flecks='#efe0bc'),
      layers=[('tofuwhite',16,.24,dict(R=.74,meshes=crisp_tofu(.19,9,('#f6eedb','#f0e4c8','#e6d6b2'),.3,.22,'miso'),sink=.05)),('wilted',7,.26,dict(R=.7,meshes=wilted(),sink=0,tilt=.2,scale=(.7,1.0))),('scallion',22,.1,dict(R=.5)),('scallion',8,.2,dict(R=.8))],props=[props],maxh=.07,elev=50)
    oildrops(P,rng,16,.85,'#c9a060','#dcb87c',key='oilm')


def pea_and_mint_soup(S):
    rng=bg(S,('#e8c9b8','#efd6c8'),107,(-1.75,1.1,2.0,1.7,.3,'#f5efe2','#6f8a4a',107)); o,ih,pin=crock(R=1.14,H=.5,col='#f0e8d8',inner='#e9e0cc',clay='#a98763'); q=Liquid(pin,.41,('#6b8030','#8a9e48','#56701f'),seed=41,contrast=.25); q.rough(.006,2.4,1,2); q.spoon_marks(.008,1.2,1,5,.12,.2); q.rough(.0004,30,3,2); q.pits(rng,22,(.003,.008)); q.specks(rng,300,(.002,.007),('#4a5c1c','#7a8c3c'),.96,.14); q.specks(rng,40,(.006,.014),('#3f5a1c','#4d6824'),.92,.2,asp=(1,2))
    peas=[(-.16,.14),(-.04,.20),(.06,.12),(-.06,.07),(.16,.17),(.03,.26),(-.28,.12),(.22,-.02),(-.12,.26),(.10,.22)]; q.creep([(x,y,.045) for x,y in peas],.012,.016,.14); q.drops(rng,24,'#8a8a14',(.006,.050),.8,3); q.meniscus(); q.show(wet_mat('peasoup',.40,.18,.04,.05,sssr=(.06,.08,.02))); q.wash(seed=6); q.bubbles(rng,26); P=q.pile()
    put(P,rng,'pea',peas,sink=.05,scale=(.7,.95)); upd(); mintsprig(rng,.04,.14,hit(.04,.14)[0]+.01,.7); pepper(rng,gp(rng,.6,.08,50,.05,-.1),P.h)
    toastslice(1.5,1.25,.06,-.4,.85); spoon((-1.75,-1.25,0),.6,1.0,STEEL())


def pesto_pasta_salad(S):
    rng=bg(S,('#d8cdb9','#e4dac8'),123,(1.75,1.0,2.0,1.8,-.35,'#4f6a5a','#e9dcc4',123)); o,ih,pin=crock(R=1.18,H=.46,col='#e9e0cc',inner='#e3d8c0',clay='#a98763'); P=Pile(1.45,ih)
    low=mound(P,0,0,.90,.14,.20,'#8a8a3a','#b5ae58',key='pps',bump=.6); fus=ING['fusilligreen']['f'](); oli=ING['olive']['f'](); tw=tomato_wedge(6,.155)
    tumble(rng,[(None,fus,44,(.95,1.15)),(None,tw,3,(.85,1)),(None,oli,3,(.8,1)),(None,fus,20,(.95,1.15)),(None,tw,9,(.85,1.05)),(None,oli,7,(.85,1.05)),(None,fus,6,(.95,1.1))],[o,low],.66,frames=90)
    P=spile(0,0,1.12,.016); pc=crumb(food('pestobit2','#33560f','#7f9a34',scale=30,rough=.35,sss=.1,bump=.4,bscale=60,coat=.4,rndv=.3),.015,6,.6,'pestobit2',1); hb=chopped()
    bound(P,.94,('#4a661a','#98a148'),food('ppsb',vcol=True,rough=.36,sss=.1,bump=.8,bscale=60,coat=.3,rndv=0,rndh=0),deep=.11,lump=.022,freq=12,edge=.14)
    for ms,n,s in ((pc,420,(.3,1.4)),(hb,110,(.3,1.0))):
        for _ in range(n):
            x,y=rng.gauss(0,.42),rng.gauss(0,.42)
            if math.hypot(x,y)<.95: obj(rng.choice(ms),(x,y,P.h(x,y)+.002),quat=align(P.normal(x,y,.04),rng.uniform(0,6.28),.4,rng),scale=rng.uniform(*s))
    put(P,rng,'pinenut',gp(rng,.75,.2,15),scale=(.62,.8),sink=.014); put(P,rng,'parm',gp(rng,.6,.08,34),scale=(.4,1.2)); put(P,rng,'pepper',gp(rng,.9,.09,60))
    for x,y,a,s in ((.05,.02,.3,.9),(-.09,.06,2.4,.75),(.03,-.10,4.6,.6)): lay(flatter(leaf('basil',6),.7),rng,x,y,P.h(x,y)+.03,P.normal(x,y,.1),spin=a,tilt=.2,scale=s)
    spoon((1.0,-1.5,0),.25,1.0,STEEL())


def _fried_bread(n=8, R=.062):
    """Little cubes of bread cut with a knife and fried: flat sides full of pores, brown along the edges, no two of a size."""
    m=food('friedbr',vcol=True,rough=.7,sss=.08,bump=.5,bscale=70,bdist=.010,coat=.08,rndv=.14)
    def mk(i):
        g=random.Random(i*7+2); r=np.array([R*g.uniform(.75,1.25) for _ in range(3)]); v,f=ico(5); k=((np.abs(v)**9).sum(1)**(-1/9))[:,None]; u=v*k; d=1+.07*fbm(v*1.6+i*5,3)+.05*fbm(v*5+i,3); hole=np.maximum(cells(u*r*26+i*3,i,.2,.7,.75),.6*cells(u*r*60+i,i+3,.2,.7,.75)); p=u*d[:,None]*r-v*(.010*sstep(0,.6,hole))[:,None]; edge=sstep(1.18,1.5,np.linalg.norm(u,axis=1)); n=fbm(v*2.2+i*3,4)
        c=cmix('#e0b878','#c08a44',.5+1.2*n); c=mix(c,lin('#8a4c1a'),c01(edge*.7+.6*n)); c=mix(c,lin('#c9924c'),sstep(.3,.9,hole)*.6); return mesh('friedbr',p,f,c,m)
    return variants('friedbr%s'%R,n,mk)


def potato_leek_soup(S):
    rng=bg(S,('#3d6166','#486f74'),109,(-1.75,-.2,1.7,2.2,.2,'#e3c58a','#7a4a2a',109)); o,ih,pin=crock(R=1.14,H=.5,col='#5a4a6a',inner='#e6dcc8',clay='#8a6547',speck='#2a2036'); q=Liquid(pin,.40,('#cfb482','#dec898','#c0a470'),seed=51,contrast=.4); q.rough(.005,2.4,1,2); q.spoon_marks(.007,1.1,-1,5,.12,.2); q.rough(.0009,17,3,3); q.rough(.0006,44,4,2); q.pits(rng,40,(.003,.009)); q.specks(rng,260,(.004,.014),('#9aa068','#c9c89a'),.95,.16,asp=(1.4,4.5)); q.specks(rng,60,(.002,.006),('#5c6a2c','#7a8440'),.95,.2,asp=(1,3)); q.dust('#5a3a1c',.28,np.exp(-(((q.X+.02)/.40)**2+((q.Y-.02)/.34)**2)),1,5)
    cro=[(rng.gauss(.04,.17),rng.gauss(.06,.14)) for _ in range(17)]+[(.46,-.10),(-.44,.20),(.22,-.34)]; w=np.exp(-(((q.X-.10)/.44)**2+((q.Y+.06)/.34)**2)**1.4)*c01(.5+1.5*q.noise(3.5,77)); q.creep([(x,y,.055) for x,y in cro],.010,.02,.1); q.oil('#c9b840',.0035,w,3,.07,.012,.012); q.meniscus(); q.show(wet_mat('leeksoup',.34,.14,.04,.05)); q.wash(seed=7); q.bubbles(rng,20); P=q.pile(); fb=_fried_bread()
    for x,y in cro: z=max(P.put_ellipsoid(x,y,.06,.06,.035),q.at(x,y)+.015); obj(rng.choice(fb),(x,y,z),quat=align((rng.gauss(0,.35),rng.gauss(0,.35),1),rng.uniform(0,6)),scale=rng.uniform(.6,1.1))
    upd(); drop(chives(),rng,[(rng.gauss(.02,.24),rng.gauss(.02,.20)) for _ in range(120)],.006,tilt=.7,scale=(.6,1.1)); pepper(rng,gp(rng,.6,.08,44,.05,-.1),P.h); spoon((1.35,-1.4,0),.5,1.0,GOLD())


def rainbow_buddha_bowl(S):
    rng=random.Random(23); stage(table=('#e9dcc3','#f0e5d0'),**S); cloth((1.55,1.0),(2.0,1.8),-.4,'#55705c','#e9e0c8',seed=71)
    o,ih,pin=bowl(1.15,.48,'#2b3a38',inner='#33443f',clay='#8a6547',speck='#0e1817'); P=Pile(1.15,lambda X,Y:np.maximum(ih(X,Y),.30+.06*np.clip(1-(X*X+Y*Y),0,1)))
    x,y,f=disk_grid(.8,30,80); obj(mesh('base',np.stack([x,y,.30+.06*(1-x*x-y*y)-.05*(x*x+y*y)**4],-1),f,mat=food('basem','#16280c','#26401a',rough=.6,sss=0,bump=.3)))
    sp=leaf('spinach',5)
    for x,y in poisson(rng,.93,.135,84):
        r=math.hypot(x,y); turn=rng.uniform(.95,1.4)*rng.choice((1,-1)) if r>.75 else rng.uniform(-1.2,1.2) if r>.45 else rng.uniform(-3,3); lay(sp,rng,x,y,P.h(x,y)+.03,(-x*.3,-y*.3,1),spin=math.atan2(-y,-x)+turn,tilt=.25,scale=rng.uniform(.6,.9))
    def sector(a,r=.62): return r*math.cos(a),r*math.sin(a)
    cx,cy=sector(1.9,.5); M=bed(rng,lambda X,Y: .34+0*X,.38,.38,.16,(.030,.0115,.011),1500,('#d2c4a8','#ece2cc'),'buddharice',cx,cy,clump=.018,rough=.5,dark=.45,sss=.35,blend=.002); Q=M.pile(); P.H=np.where(np.hypot(P.X-cx,P.Y-cy)<.37,np.maximum(P.H,height_at(Q,P.X,P.Y)),P.H)
    cp=chickpea(food('cp2','#a8641f','#dc9a44',scale=4,rough=.45,sss=.15,bump=.5,bscale=18,coat=.15,rndv=.2)); cx,cy=sector(.75,.62)
    for x,y in poisson(rng,.34,.11,34,cx,cy)+poisson(rng,.2,.11,9,cx,cy): z=P.put_ellipsoid(x,y,.068,.064,.01); obj(rng.choice(cp),(x,y,z),quat=rq(rng),scale=.7)
    av=avocado_slice()
    for i in range(8): x,y=.42+.050*i+rng.uniform(-.02,.02),-.55+.083*i+rng.uniform(-.02,.02); obj(av[i%7],(x,y,.49+rng.uniform(0,.015)),quat=align((.25+rng.uniform(-.08,.08),-.45,1),-.9+.06*i+rng.uniform(-.12,.12),.03,rng),scale=rng.uniform(.80,.92))
    th=tomato_half(.14)
    for i,(x,y) in enumerate([sector(-1.35,.78),sector(-1.65,.82),sector(-1.5,.56),sector(-1.95,.72),sector(-1.2,.55)]): lay(th,rng,x,y,.50,(x*.3,-.35,1),tilt=.15,scale=1)
    cu=cucumber(.045,.2)
    for i,a in enumerate(np.linspace(-2.75,-2.05,6)): x,y=sector(a,.80-.02*i); obj(cu[0],(x,y,.46+.012*i),quat=align((.45*math.sin(a),-.45*math.cos(a)-.1,1),i,.05,rng))
    cx,cy=sector(2.85,.66); put(P,rng,'carrot',gp(rng,.24,.04,60,cx,cy),scale=(.55,.9),spin=1.3,tilt=.4)
    ss=sesame(); bsm=seed('#1c1816',(.024,.015,.010),'bses')
    for x,y in poisson(rng,.8,.07,70): obj(rng.choice([ss[0],bsm[0]]),(x,y,P.h(x,y)+.03),quat=rq(rng),scale=.85)
    # tahini bowl
    o2,i2,p2=smallbowl(.44,.24,'#d9a441',(-1.35,1.3)); surface(p2,.19,lambda x,y,r,z:mix(lin('#e9d3a6'),lin('#f3e4c4'),np.clip(.5+fbm(np.stack([x*5,y*5,x*0],-1),3),0,1)),curry_mat('tah'),(-1.35,1.3),amp=.02,extra=lambda x,y,r:.02*np.sin(np.arctan2(y,x)+r*18)*(1-r**3))
    spoon((-1.55,-1.1,0),1.6,.95,metal('gold','#caa25e',.22))


def roasted_tomato_soup(S):
    rng=bg(S,('#d8c2b0','#e2cdbc'),103,(1.75,-.9,1.9,1.7,.4,'#4f6a5a','#e6dcc4',103)); o,ih,pin=crock(R=1.12,H=.52,col='#33475a',inner='#e3d6bf',clay='#8a6547',speck='#121c26'); q=Liquid(pin,.42,('#8c2c08','#a8460e','#702006'),seed=31,contrast=.5); q.rough(.004,2.4,1,2); q.spoon_marks(.007,1.1,1,5,.12,.2); q.rough(.0004,15,3,2); q.rough(.0002,46,4,2); q.pits(rng,40,(.003,.008)); q.specks(rng,420,(.003,.012),('#6e1804','#a84512'),.96,.18,asp=(1,2.2)); q.specks(rng,60,(.003,.010),('#2a0e06','#3a1a0c'),.92,.2,asp=(1,2.5))
    cro=[(rng.gauss(.04,.15),rng.gauss(.08,.12)) for _ in range(10)]+[(.40,-.06)]; w=np.exp(-(((q.X-.10)/.40)**2+((q.Y-.02)/.32)**2)**1.4)*c01(.5+1.5*q.noise(3.5,77)); q.creep([(x,y,.055) for x,y in cro],.010,.02,.14); q.oil('#a8780c',.0035,w,3,.07,.012,.012); q.meniscus(); q.show(wet_mat('tomatosoup',.36,.08,.0,.05,sssr=(.05,.02,.01))); q.wash(seed=5); q.bubbles(rng,16); P=q.pile(); fb=_fried_bread()
    for x,y in cro: z=max(P.put_ellipsoid(x,y,.06,.06,.035),q.at(x,y)+.015); obj(rng.choice(fb),(x,y,z),quat=align((rng.gauss(0,.35),rng.gauss(0,.35),1),rng.uniform(0,6)),scale=rng.uniform(.65,1.15))
    upd(); drop(chopped(),rng,[(rng.gauss(.06,.22),rng.gauss(.04,.18)) for _ in range(110)],.003,tilt=.3,scale=(.35,1.1)); pepper(rng,[(rng.gauss(.05,.3),rng.gauss(.0,.28)) for _ in range(70)],P.h)
    toastslice(-1.5,1.25,.06,.4,.8); spoon((1.35,-1.35,0),.6,.95,GOLD())


def soba_noodle_salad(S):
    rng=bg(S,('#b8aaa8','#c4b6b2'),137,(1.75,1.1,2.0,1.8,-.35,'#efe6d4','#5a4660',137)); o,ih,pin=crock('bowl',1.2,.42,'#4a5a52',inner='#d9cdb4',clay='#8a6547',speck='#1c2822')
    nm=food('soba','#6a523c','#9a7c5c',scale=9,rough=.3,sss=.15,bump=.15,bscale=90,coat=.3,rndv=.10); mound(Pile(1.3,ih),0,0,.80,.18,.12,'#3a2c1e','#5a4632',key='sob'); skeins(rng,.18,.98,300,.0165,nm,dome=.30,band=11,deep=.12)
    P=spile(0,0,1.1,.014); P.B0=P.H.copy()
    layersP(P,rng,[('cukehalf',11,.13,dict(R=.55,cx=-.28,cy=.10,scale=(.6,.85),sink=.02,tilt=.8)),('edamame',30,.11,dict(R=.75,scale=(.85,1.05),sink=.012)),('redcab',46,.06,dict(R=.72,scale=(.6,1.0),tilt=.6)),('carrot',34,.07,dict(R=.70,scale=(.5,.8),tilt=.6)),('tofus',9,.24,dict(R=.62,scale=(.75,.95),sink=.05)),('chilli',6,.3,dict(R=.7))])
    nm2=[o for o in bpy.data.objects if o.name.startswith('skein')]; sel=random.Random(4)
    for o2 in sel.sample(nm2,5): c=o2.copy(); c.location=(sel.uniform(-.12,.12),sel.uniform(-.12,.12),.075); c.rotation_euler=(0,0,sel.uniform(0,6.28)); c.scale=(.72,.72,1); bpy.context.scene.collection.objects.link(c) # a few strands lie over what was tossed in
    upd(); P=spile(0,0,1.1,.014)
    put(P,rng,'sesame',gp(rng,.9,.045,150),scale=(.8,1.1)); put(P,rng,'bsesame',gp(rng,.85,.09,50)); put(P,rng,'scallion',gp(rng,.75,.12,24),scale=(.6,.95)); put(P,rng,'herb',gp(rng,.8,.07,60),scale=(.4,1))
    for x,y in gp(rng,.45,.2,6): lay(leaf('cilantro'),rng,x,y,P.h(x,y)+.015,P.normal(x,y,.09),tilt=.3,scale=rng.uniform(.6,.9))
    chopsticks(-2.1,-1.05,-.62,-.12,.1,.46,('#1c1412','#3a2a24')); [obj(rng.choice(sesame()),(rng.gauss(1.25,.2),rng.gauss(-.9,.15),.008),quat=align((0,0,1),rng.uniform(0,6))) for _ in range(22)]


def _summer_roll(rng,F,L=1.0,R=.165,cut=False,seed=1):
    """Along local x: noodles, strips and leaves packed to the skin, wet rice paper drawn tight over them so that they show through; cut, they stick out a little and the paper is a thin rim."""
    tubes={k: food('sr'+k,*c,scale=6,rough=.3,sss=.3,bump=.15,bscale=30,coat=.15,rndv=.18) for k,c in dict(car=('#d9661a','#f08c32'),cab=('#5f1a5c','#a05aa0'),cuk=('#b9d08a','#e2ecc0'),nood=('#eadfc2','#f6eed8'),tofu=('#cf9f5c','#efdcae'),pep=('#b3160f','#dd3a24')).items()}; low=-.5 if cut else -.44; hi=.5 if cut else .44
    def strip(kind,r,n,where,ns,flat=1.0):
        for j in range(n):
            y,z=where(); o=rng.uniform(0,6.28); u=np.linspace(low+rng.uniform(-.0,.1),hi+(rng.uniform(-.012,.03) if cut else rng.uniform(-.06,.0)),22); q=min(1,(R*.88-r)/max(1e-3,math.hypot(y,z))); y,z=y*q,z*q; me=tube_mesh('in',np.stack([u*L,y+.016*np.sin(u*rng.uniform(5,13)+o),R+z+.016*np.cos(u*rng.uniform(5,12)+o)],-1),r*rng.uniform(.75,1.15),tubes[kind],ns); F.add(me)
    near=lambda cy,cz,s: (lambda: (rng.gauss(cy,s)*R,rng.gauss(cz,s)*R))
    strip('nood',.014,30,near(.05,-.50,.30),7); strip('car',.015,20,near(.45,.35,.22),4); strip('cab',.011,20,near(-.35,.50,.24),5); strip('cuk',.026,6,near(-.62,-.05,.16),4); strip('pep',.015,8,near(.60,-.20,.16),4); strip('tofu',.046,3,near(.0,.05,.18),4); strip('nood',.014,14,near(.1,.2,.35),7)
    lf=leaf('mint')+leaf('basil')[:2]
    for j in range(4 if not cut else 2): a=1.57+rng.uniform(-.75,.55); F.add(rng.choice(lf),((j-1.5 if not cut else j-.8)*L*.23,R*.84*math.cos(a),R+R*.84*math.sin(a)),quat=align((0,math.cos(a),math.sin(a)),rng.uniform(-.5,.5)),scale=(.85,.8,.25))
    nt,na=150,120; t=np.linspace(0,1,nt)[:,None]; a=np.linspace(0,2*np.pi,na,endpoint=False)[None,:]; d=np.minimum(t,9 if cut else 1-t); end=np.clip(d/.10,0,1); cap=np.sqrt(np.clip(1-(1-end)**2.2,.004,1)); P=np.stack([t*L*6+seed+0*a,np.cos(a)*1.3+0*t,np.sin(a)*1.3+0*t],-1); crease=1-np.abs(fbm(np.stack([t*L*5+seed+0*a,np.cos(a)*3+0*t,np.sin(a)*3+.8*t],-1),3))*2.4; rr=R*cap*(1+.035*fbm(P,3)+.012*c01(crease)**3+.035*np.exp(-((np.mod(a-2.2-t*.4,6.283))/.08)**2)); V=np.stack([(t-.5)*L+0*a,rr*np.cos(a),R+rr*.96*np.sin(a)],-1).reshape(-1,3); F.add(mesh('sroll',V,grid_faces(nt,na,wrap_v=True),mat=ricepaper()))
def summer_rolls(S):
    rng=bg(S,('#8a9a92','#97a69e'),153,(1.75,1.0,2.0,1.8,-.35,'#f3ebdc','#3f6f6a',153),elev=36,dist=3.9,target=(.02,-.04,.2)); o,ih,pin=crock('plate',1.5,.13,'#d9cdb6',clay='#8a6547',speck='#8a7a64',well=.78)
    for i,(x,y,z,r) in enumerate(((-.56,.46,.06,.22),(-.50,.08,.06,.12),(-.52,.27,.335,.20))): _summer_roll(rng,Frame((x,y,z),(0,0,r)),1.0,.165,False,i*2+1)
    for i,(x,y,r) in enumerate(((-.30,-.46,-1.75),(.12,-.42,-1.35),(.50,-.30,-.95))): _summer_roll(rng,Frame((x,y,.07),(0,-.30,r)),.56,.165,True,i*3+2)
    o2,i2,p2=smallbowl(.42,.24,'#4a5f66',(.62,.46)); o2.location.z=.06; sauce_in(np.array(p2)+np.array([0,.06]),.24,('#8a5420','#bb8040'),'pns',spiral=.012,loc=(.62,.46),amp=.008,rough=.28,coat=.3); P=Pile(1.6,lambda X,Y:.245+0*X); put(P,rng,'peanut',gp(rng,.2,.07,12,.62,.46),scale=(.4,.6),meshes=peanut()[3:]); put(P,rng,'flake',gp(rng,.22,.07,12,.62,.46))
    loose(rng,'cilantro',[(.86,-.02)],.09)


def sushi_bowl_with_tofu(S):
    rng=bg(S,('#7d8a84','#8a9690'),135,(-1.75,1.1,2.0,1.9,.35,'#ead8c6','#a83f2c',135)); o,ih,pin=crock('bowl',1.2,.48,'#22303f',inner='#2c3c4c',clay='#8a6547',speck='#0e1620')
    M=bed(rng,ih,1.11,.33,.10,(.036,.0150,.0140),5200,('#d8cfb8','#f0e9d8'),'sush',clump=.030,res=.0050,dark=.55,rough=.42,coat=.10,sss=.3); P=M.pile(1.3); P.H=np.maximum(P.H,ih(P.X,P.Y)); P.B0=P.H.copy(); P.maxh=.2; s=lambda a,r=.62:(r*math.cos(a),r*math.sin(a))
    gt=crisp_tofu(.24,8,('#d8a860','#9a5a24','#4f240c'),.45,.3,'soyg'); cx,cy=s(1.25,.52); put(P,rng,'tofu',gp(rng,.34,.20,11,cx,cy),meshes=gt,sink=.03,scale=(.8,1.0)); put(P,rng,'tofu',gp(rng,.14,.2,3,cx,cy),meshes=gt,scale=(.75,.95),sink=.04)
    cs=cucumber(.034,.20)
    for i,a in enumerate(np.linspace(2.05,3.05,9)): x,y=s(a,.72+rng.gauss(0,.02)); obj(rng.choice(cs),(x,y,.455+.008*i),quat=align((.42*math.sin(a)+rng.gauss(0,.08),-.42*math.cos(a)-.12,1),i*1.7,.08,rng),scale=rng.uniform(.88,1.04))
    av=avocado_slice()
    for i in range(8): t=i/7; obj(rng.choice(av),(.46+.34*t+rng.gauss(0,.012),-.46+.52*t+rng.gauss(0,.012),.475+.006*i),quat=align((.30,-.46,1),-.95+.10*i+rng.gauss(0,.05),.06,rng),scale=rng.uniform(.78,.88))
    cx,cy=s(-2.5,.62); put(P,rng,'carrot',gp(rng,.25,.045,50,cx,cy),scale=(.5,.85),spin=.6,tilt=.4); cx,cy=s(-1.62,.66); put(P,rng,'edamame',gp(rng,.24,.12,15,cx,cy),sink=.012,scale=(.8,1.0)); put(P,rng,'redcab',gp(rng,.24,.05,34,-.10,-.10),scale=(.5,.85),tilt=.6)
    gm=thin(food('ging','#d9a088','#ecc4b0',scale=5,rough=.3,sss=.35,bump=.15,bscale=40,coat=.25,rndv=.1),.25); gr=ribbon(gm,.34,.13,n=5,curl=.10,name='ging')
    for i in range(6): lay_solid(lay(gr,rng,-.34+.05*i,.18+.03*i,.50+.012*i,(rng.gauss(0,.2),-.3,1),spin=1.3*i,tilt=.5,scale=rng.uniform(.55,.8)),.009)
    upd(); P=spile(0,0,1.15,.014); put(P,rng,'nori',gp(rng,.25,.10,9,.36,.18),scale=(.3,.5)); put(P,rng,'sesame',gp(rng,.9,.05,120)); put(P,rng,'bsesame',gp(rng,.9,.075,80)); put(P,rng,'scallion',gp(rng,.6,.2,10),scale=(.6,.9)); put(P,rng,'flake',gp(rng,.85,.2,14),scale=(.3,.9))
    chopsticks(2.05,-1.15,.4,-1.42,.06,.06)


def three_bean_salad(S):
    fallen(S,('#5f4a6a','#6c5677'),131,(-1.75,1.0,2.0,1.8,.35,'#e9c27a','#5f2a4a',131),dict(R=1.15,H=.5,col='#3f6f6a',inner='#4f807a',clay='#8a6547',speck='#1c3a36'),(0,0,.94,.20,.26,'#7a4a24','#a8743c',dict(key='tbs',rough=.3,coat=.3)),
      [('whitebean',75,(.9,1.1)),('kidney',80,(.9,1.1)),('chickpea',34,(.9,1.05)),('greenbean',34,(.75,1.0)),('celery',22,(.9,1.1)),('reddice',16,(.9,1.1))],
      [('redonion',14,.2,dict(R=.8,scale=(.65,1.0))),('parsley',7,.16,dict(R=.4,scale=(.55,.85))),('herb',120,.07,{}),('pepper',60,.08,{})],
      [lambda r: citruswedge('lemon',1.45,-.85,.11,.6)],(-1.72,-.4,-.75,.95,GOLD()))


def vegetable_quesadillas(S):
    rng=bg(S,('#a84a3c','#b55848'),167,(1.8,1.0,2.0,1.8,-.35,'#f1e3c6','#3f6f6a',167),elev=40,dist=6.3,target=(-.03,.0,.2)); board((0,0),(3.3,2.4),.04,'#5a3a22','#946238',.1,8); R=1.16; arc=math.radians(60); ym=food('qfill',vcol=True,rough=.4,sss=.15,bump=.5,bscale=20,coat=.25,rndv=0,rndh=0)
    wt=slice_disc('qt',R,.035,lambda x,y,r,a: mix(mix(tortcol(x*R,y*R,3),lin('#b06a22'),c01(.50+.5*N(x,y,2,6))),lin('#5a2a0a'),sstep(.02,.34,N(x,y,4.5,14,4))*.85),tortmat(),nr=70,nt=120,arc=arc,zf=lambda X,Y,r,a:.02*N(X,Y,4,2)); wb=slice_disc('qb',R,.035,lambda x,y,r,a: tortcol(x*R,y*R,8),tortmat(),nr=30,nt=60,arc=arc); fl=slice_disc('qf',R*.965,.13,lambda x,y,r,a: mix(lin('#d9902a'),lin('#f3c868'),c01(.5+1.3*N(x,y,7,3,4))),ym,nr=40,nt=80,arc=arc)
    bb=ING['blackbean']['f'](); cn=ING['corn']['f'](); rd=ING['reddice']['f'](); gd=ING['grndice']['f'](); hb=ING['herb']['f']()
    def tri(loc,rot,tilt=0,ty=0):
        F=Frame(loc,(tilt,ty,rot)); F.add(wb,(0,0,.02)); F.add(fl,(0,0,.10)); F.add(wt,(0,0,.185))
        for k in range(58):
            ed=rng.choice((0,0,1,1,2)); q=rng.uniform(.1,.95)*R; an=0 if ed==0 else arc
            if ed==2: q=R*.96; an=rng.uniform(.05,.95)*arc
            x,y=q*math.cos(an),q*math.sin(an); me,s=rng.choice([(rng.choice(bb),.75)]*4+[(rng.choice(cn),.7)]*2+[(rng.choice(rd),.55),(rng.choice(gd),.5)]); F.add(me,(x,y,.10+rng.uniform(-.035,.035)),quat=rq(rng),scale=s*rng.uniform(.85,1.05))
        for k in range(14): q=R*math.sqrt(rng.random()); an=rng.uniform(.05,.95)*arc; F.add(rng.choice(hb),(q*math.cos(an),q*math.sin(an),.21),quat=rq(rng),scale=1.2)
    a0=math.radians(58)
    for i,(x,y,z,d,ty) in enumerate(((-.98,-.52,.11,104,0),(.06,-.55,.11,72,0),(-.48,-.62,.325,90,0))): tri((x,y,z),math.radians(d)-arc/2,0,0)
    ps=[('tomdice',34,.1)]; o,ih,pin=smallbowl(.46,.26,'#e6dcc8',(.98,.45)); o.location.z=.1; P=Pile(1.8,lambda X,Y:.30+0*X); mound(P,.98,.45,.40,.06,.29,'#8a1a08','#cc4a1c',key='sal',rough=.2,coat=.5); put(P,rng,'tomdice',gp(rng,.36,.11,22,.98,.45),scale=(.7,.9),cap=.14); put(P,rng,'oniondice',gp(rng,.34,.11,14,.98,.45),scale=(.7,.9),cap=.16); put(P,rng,'cilantro',gp(rng,.25,.15,5,.98,.45),scale=(.6,.8)); put(P,rng,'grndice',gp(rng,.34,.15,7,.98,.45),scale=(.6,.7),cap=.16)
    o,ih,pin=smallbowl(.36,.22,'#35606a',(1.15,-.48)); o.location.z=.1; P2=Pile(1.8,lambda X,Y:.25+0*X); mound(P2,1.15,-.48,.31,.07,.24,'#6f8a2a','#b4c25a',key='guac',noise=.05,bump=.6); put(P2,rng,'herb',gp(rng,.25,.06,18,1.15,-.48)); put(P2,rng,'tomdice',gp(rng,.2,.15,4,1.15,-.48),scale=(.5,.6)); put(P2,rng,'flake',gp(rng,.25,.07,12,1.15,-.48))
    citrushalf('lime',-1.95,.85,1.0)


def white_bean_hummus_bowl(S):
    rng=bg(S,('#a58474','#b29182'),139,(1.7,.95,2.0,1.9,-.35,'#f0e6d2','#35606a',139),elev=47,dist=4.9,target=(.05,0,.2))
    def paint(q,r): q.dust('#8e2c12',.7,np.exp(-(((q.X-.30)/.30)**2+((q.Y+.36)/.18)**2))*1.2,1,4); q.specks(r,50,(.003,.008),('#6a3a1a','#8a4a24'),.8,.2)
    P,R=dipbowl(rng,1.1,.38,'#35606a',inner='#dccfb4',level=.29,c=('#d3bc90','#e8d8b2'),amp=.08,turns=1.9,oil='#b8a22c',oil_lv=-.1,clay='#8a6547',speck='#17343c',well=.06,paint=paint,oil_where=lambda q: (1-sstep(.70,.84,q.r))*sstep(-.30,.12,q.noise(1.7,44,2)+.35*(1-q.r)))
    wb=bean(fm('#b59a62','#d9c18a',scale=9,rough=.55,sss=.25,bump=.45,bscale=34,coat=.0,rndv=.25),(.098,.058,.050),'wbh',.6)
    for x,y in poisson(rng,.22,.09,17,-.06,.02)+[(.20,-.16),(-.30,-.20)]: z=P.put_ellipsoid(x,y,.080,.048,.03); obj(one_of(rng,wb),(x,y,z),quat=rq(rng),scale=uneven(rng,rng.uniform(.7,.9)))
    put(P,rng,'olive',[(.36,.10),(.24,.26),(.42,.28)],sink=.03,scale=(.8,.95)); herbs(rng,[(.14,-.16),(-.14,.24)],P,'parsley',(.5,.7),.01); drop(chopped(),rng,[(rng.gauss(.0,.26),rng.gauss(.0,.24)) for _ in range(90)],.002,tilt=.3,scale=(.3,.9)); pepper(rng,[(rng.gauss(0,.32),rng.gauss(0,.3)) for _ in range(50)],P.h)
    fb=flatbread(.62,5); obj(fb,(-1.55,1.15,.06),(.03,.05,.9)); obj(fb,(-1.75,.95,.13),(.05,.12,.2))
