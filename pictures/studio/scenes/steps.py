"""Dishes on their way, one function a step: the recipe's id, _step_ and the number of its step. Table and cloth are the dish's own."""
from kit import *

CHILLI=(('#3f5a52','#4b6a61'),17,(1.7,.9,2.1,1.8,-.4,'#ecdfc6','#b5402f',16))
def _soft(name,c1,c2,r=(.075,.06,.028),**k): return B(name,r,c1,c2,**dict(dict(amp=.16,power=3.2,coat=.12,rough=.32,sss=.3),**k))
def _onion(name,c1,c2,L=.15,w=.075): return ribbon(thin(food(name,vcol=True,rough=.25,sss=.3,bump=.08,bscale=30,coat=.3,rndv=.14),.35),L,w,n=7,curl=.035,name=name,edge=(c1,c2))  # softened: limp petals that let light through
def chilli_sin_carne_step_1(S):
    on=_onion('onsoft','#efdcb0','#c99350'); pep=_soft('pepsoft','#a02212','#cf4a26',(.085,.065,.03)); pan_stage(S,*CHILLI,[('redonion',170,.085,dict(meshes=on)),('reddice',110,.10,dict(meshes=pep)),('redonion',80,.11,dict(meshes=on,R=.8)),('reddice',40,.13,dict(meshes=pep,R=.7)),(lambda P,rng: oildrops(P,rng,70,.95,'#c98a2a','#dca43c',key='oilst'))],col='#4a4f55')
def chilli_sin_carne_step_3(S):
    kid=bean(food('kidst','#4f1210','#8a2a20',scale=6,rough=.38,sss=.1,bump=.12,coat=.15,rndv=.25),(.118,.07,.064),'kidst'); tom=_soft('tomst','#a8200e','#d8482a',(.12,.09,.05),amp=.28,power=2.4); pan_stage(S,*CHILLI,[('kidney',60,.16,dict(meshes=kid)),('tomdice',44,.2,dict(meshes=tom)),('reddice',24,.22,dict(meshes=_soft('pepsoft','#a02212','#cf4a26'))),('kidney',24,.2,dict(meshes=kid,R=.7))],.30,('#8a220c','#c9481c'),'chst',dict(rough=.4,coat=0,lump=.02,bump=.2),col='#4a4f55',maxh=.05)
def chilli_sin_carne_step_5(S):
    kid=bean(food('kidstew','#3a0d0c','#6e2018',scale=6,rough=.4,sss=.1,bump=.15,coat=.12,rndv=.3),(.118,.07,.064),'kidstew'); cn=B('cornst',(.062,.052,.045),'#d0921c','#f0bf48',power=3,amp=.12,coat=.15,rough=.35)
    def choc(P,rng):
        m=fm('#2a1209','#3b1b0e',rough=.35,sss=0,bump=.12,coat=.2)
        for x,y,a in ((-.25,.22,.4),(-.05,.40,1.3)): obj(blob('sq',(.14,.11,.035),.05,1.2,3,4,m,power=8),(x,y,P.h(x,y)+.03),(.15,.1,a))
    pan_stage(S,*CHILLI,[('kidney',90,.14,dict(meshes=kid)),('corn',70,.11,dict(meshes=cn)),('kidney',30,.17,dict(meshes=kid,R=.75)),('corn',34,.12,dict(meshes=cn,R=.45,cx=.2,cy=.1)),choc],.26,('#330c05','#7d220c'),'chsu',dict(rough=.5,coat=0,bump=.3),col='#4a4f55',maxh=.10,binds=('#330c05','#7d220c',0.0))

PEPPERS=(('#38506a','#435d78'),37,(1.6,1.1,2.3,1.7,-.3,'#efe6d4','#c0512f',36))
def stuffed_peppers_step_2(S):
    rng,P=board_stage(S,*PEPPERS,[])
    for k,(x,y,sd) in enumerate(((-.75,.42,1),(.08,.5,2.2),(.85,.38,.4))): obj(roast_pepper(.40,.66,'#b5160e','#d9301c',sd,0),(x,y,.10),(0,0,sd)); X,Y,f=disk_grid(.30,8,40); obj(mesh('floor',np.stack([X+x,Y+y,.22+0*X],-1),f,mat=fm('#c9542c',rough=.5,sss=0)))
    for k,(x,y,a,t) in enumerate(((-.85,-.5,.4,.1),(-.15,-.45,1.2,.2),(.55,-.5,2.0,.05))): F=Frame((x,y,.10),(t,.12,a)); F.add(roast_lid(.35,'#b5160e','#d9301c',(1,2.2,.4)[k],0)); F.add(lid_stalk(k+1))
    sd=seed('#f1e4bd',(.03,.022,.009),'pepseed')
    for x,y in gp(rng,.4,.06,36,1.0,-.45): obj(sd[0],(x,y,.11),quat=align((0,0,1),rng.uniform(0,6)),scale=rng.uniform(.8,1.2))
def stuffed_peppers_step_4(S):
    rice=B('ricetom',(.045,.0135,.0125),'#c98a4c','#e6b878',rough=.5,sub=2,n=6,bump=0,coat=.1,sss=.2); bb=bean(food('bbake','#150f14','#2e2228',scale=4,rough=.5,sss=0,bump=.2,coat=.08,rndv=.3),(.085,.056,.05),'bbake')
    pan_stage(S,*PEPPERS,[('ricer',1500,.030,dict(meshes=rice)),('blackbean',60,.15,dict(meshes=bb)),('corn',60,.14,{}),('pea',50,.15,{}),('ricer',700,.036,dict(meshes=rice))],pan='skillet',heap=.12,maxh=.10,props=[])
def stuffed_peppers_step_5(S):
    rng=bg(S,*PEPPERS[:2],PEPPERS[2],**HIGHER); o,R,ins=bakedish(1.36,.98,.28,'#e2d3b6',inner='#d6c4a2',clay='#8a6547'); rectsurf(R,ins(.15),lambda X,Y,r,z: mix(lin('#a8280e'),lin('#d9562a'),c01(.5+1.3*N(X,Y,6,2,4))),sauce_mat('pepraw',.24,coat=.2,bump=.3),lambda X,Y,r:.15+.03*N(X,Y,5,1,4))
    rice=B('ricetom',(.045,.0135,.0125),'#c98a4c','#e6b878',rough=.5,sub=2,n=6,bump=0,coat=.1,sss=.2)
    for k,(x,y,sd) in enumerate([(-.80,.36,1),(.02,.44,2.2),(.82,.34,.4),(-.42,-.40,3.1),(.46,-.42,1.7)]):
        H=.66; obj(roast_pepper(.41,H,'#b5160e','#dc321e',sd,0),(x,y,.07),(0,0,sd)); F=Frame((x,y,.07)); Q=Pile(.5,lambda X,Y:H-.06+.15*np.clip(1-(X*X+Y*Y)/.115,0,1)); a,b,f=disk_grid(.335,24,60); F.add(mesh('stuff',np.stack([a,b,H-.075+.15*np.clip(1-(a*a+b*b)/.115,0,1)],-1),f,mat=fm('#8a4420',rough=.6,sss=0,bump=.5)))
        for ms,rx,rz,n,d in ((rice,.035,.013,260,.024),(ING['blackbean']['f'](),.07,.045,9,.13),(ING['corn']['f'](),.05,.04,9,.12),(ING['pea']['f'](),.047,.045,7,.14),(rice,.035,.013,150,.03)):
            for u,v in [q for q in gp(rng,.30,d,n) if k>1 or math.hypot(*q)>.25]: w=Q.put_ellipsoid(u,v,rx,rz,.012); F.add(one_of(rng,ms),(u,v,w),quat=lying(rng,Q.normal(u,v),.5),scale=.95)
        if k in (0,1): L=Frame((x,y,.07+H+.09),(.06,.05,0)); L.add(roast_lid(.36,'#b5160e','#dc321e',sd,0)); L.add(lid_stalk(sd))

CURRY=(('#b9552f','#c9653d'),42,(1.62,.95,2.2,1.7,-.5,'#efe7d8','#7a2d22',5))
def chickpea_coconut_curry_step_2(S): on=_onion('ongold','#ecd09a','#b9772e'); pan_stage(S,*CURRY,[('redonion',260,.07,dict(meshes=on)),('redonion',160,.08,dict(meshes=on,R=.85)),(lambda P,rng: oildrops(P,rng,80,.95,'#c9962a','#e0b04a',key='oilst'))],pan='skillet',maxh=.06)
def chickpea_coconut_curry_step_4(S): tom=_soft('tomcu','#a8300e','#d8642a',(.12,.09,.045),amp=.3,power=2.4); on=_onion('ongold','#ecd09a','#b9772e'); pan_stage(S,*CURRY,[('tomdice',60,.17,dict(meshes=tom)),('redonion',70,.14,dict(meshes=on)),('tomdice',20,.2,dict(meshes=tom,R=.7))],.13,('#8a2a08','#c9601a'),'cust',dict(rough=.4,coat=0,lump=.03,bump=.3),pan='skillet',maxh=.05,binds=('#8a2a08','#cc6420',.008))
def chickpea_coconut_curry_step_5(S):
    sw=spiralpath(1.6,.12,.045,.15,.2,.4); pan_stage(S,*CURRY,[('chickpea',80,.16,{}),('chickpea',36,.19,dict(R=.75)),('herb',30,.2,{})],.17,('#c96a1a','#e89a42','#a84e10'),'cu5',dict(rough=.4,coat=0,lump=.014,swirl=('#f6e6c8',sw,.06),bump=.1),pan='skillet',maxh=.06)

DAL=(('#23304a','#2c3c5a'),11,(1.7,-.75,2.0,1.9,.35,'#c9502f','#f0d9a8',14))
def red_lentil_dal_step_3(S): tom=_soft('tomdal','#c2401a','#e27a3c',(.12,.09,.045),amp=.25,power=2.4); pan_stage(S,*DAL,[('tomdice',26,.26,dict(meshes=tom)),('lentilr',260,.06,dict(sink=.01)),('herb',20,.2,{})],.30,('#d08a1a','#efb84a','#b8701a'),'dal3',dict(rough=.45,coat=0,lump=.03,bump=.3,amp=.02),col='#6e4a3a',maxh=.04)
def red_lentil_dal_step_5(S):
    on=_onion('onbrown','#e0b878','#9a5a24',.28,.06); cs=seed('#5a3a18',(.03,.010,.009),'cumin'); ms=seed('#2a1c14',(.018,.018,.017),'mustard'); ch=variants('dchil',4,lambda i: tube_mesh('dchil',np.stack([np.linspace(-.16,.16,26),.03*np.cos(np.linspace(-1.5,1.5,26)+i),.012*np.sin(np.linspace(0,6,26)+i)],-1),.034*np.sqrt(np.clip(1-(np.linspace(-1,1,26)*.99)**4,.02,1))*np.linspace(1,.6,26),food('dchil','#5a0f0a','#9a1c12',scale=5,rough=.25,sss=.1,bump=.4,bscale=14,coat=.3),10))
    def spices(P,rng):
        for x,y in gp(rng,.92,.05,240): obj((cs if rng.random()<.6 else ms)[0],(x,y,P.h(x,y)+.01),quat=align((0,0,1),rng.uniform(0,6.28)),scale=rng.uniform(.8,1.1))
        for x,y in gp(rng,.7,.3,8): obj(rng.choice(ch),(x,y,P.h(x,y)+.03),quat=align(P.normal(x,y),rng.uniform(0,6.28),.2,rng),scale=1.1)
        oildrops(P,rng,120,.97,'#c9861c','#e0a83a',d=.06,key='oiltad')
    pan_stage(S,*DAL,[('redonion',120,.085,dict(meshes=on)),('garlicchip',40,.14,{}),('redonion',60,.11,dict(meshes=on,R=.7)),spices],.085,('#a8641a','#d09a3a'),'tad',pan='skillet',maxh=.04,clear=.2)

CHICKPEAS=(('#2c4a4a','#33544f'),105,(1.55,.9,2.0,1.8,-.35,'#e8d6b4','#b5502f',103))
def crispy_roasted_chickpeas_step_2(S): tray_stage(S,*CHICKPEAS,[('chickpea',210,.125,{})],paper=False)
def crispy_roasted_chickpeas_step_4(S): cp=chickpea(food('cpred','#7a2a0a','#b8561a',scale=5,rough=.6,sss=.08,bump=.6,bscale=20,coat=.05,rndv=.3)); bowl_stage(S,*CHICKPEAS,[('chickpea',110,.135,dict(meshes=cp)),('chickpea',80,.14,dict(meshes=cp,R=.7)),('chickpea',40,.14,dict(meshes=cp,R=.5)),('flake',160,.04,dict(scale=(.4,.8)))],mass=('#6a2408','#8a3c14'),level=.26,lump=.01,swirl=0,R=.8)

WINGS=(('#3f6f78','#467a83'),127,(-1.6,1.05,2.0,1.6,.35,'#f4ecdc','#d9662c',114))
def _florets(name,c1,c2,st,tip=None): return floret(name,c1,c2,st,tip)
def cauliflower_wings_step_2(S): tray_stage(S,*WINGS,[('cauli',26,.34,dict(meshes=_florets('caubat','#d9bd8a','#ecd9b0','#e6d2a6'),mode='flat',tilt=.9,sink=.05,scale=(.9,1.1)))])
def cauliflower_wings_step_3(S): tray_stage(S,*WINGS,[('cauli',26,.34,dict(meshes=_florets('caubak','#b8803a','#e6c084','#d9b478','#7a4214'),mode='flat',tilt=.9,sink=.05,scale=(.88,1.08)))])
def cauliflower_wings_step_5(S): tray_stage(S,*WINGS,[('cauli',26,.34,dict(meshes=roast_floret(),mode='flat',tilt=.9,sink=.05,scale=(.9,1.1)))])

COOKIES=(('#3d5a6c','#48687b'),6,(1.6,.9,2.2,1.8,-.3,'#efe6d6','#3d5a6c',81))
def _chips(): return variants('chp4',3,lambda i: blob('chp4',(.06,.06,.045),.1,1.3,i,3,food('chp4','#2a1209','#3b1b0e',rough=.35,sss=0,bump=.1,coat=.2),lambda p,n: p*np.stack([1-.4*sstep(0,1,n[:,2]),1-.4*sstep(0,1,n[:,2]),1+0*n[:,2]],-1)))
def chocolate_chip_cookies_step_4(S): bowl_stage(S,*COOKIES,[('raisin',110,.13,dict(meshes=_chips(),sink=.03,R=.86))],mass=('#a8713a','#cf9c60'),level=.34,lump=.14,swirl=.02,rough=.6)
def chocolate_chip_cookies_step_6(S):
    dm=food('dough',vcol=True,rough=.62,sss=.12,bump=.5,bscale=22,rndv=.06,rndh=0); balls=variants('dough',5,lambda i: blob('dough',(.20,.20,.165),.10,2.2,i*3,5,dm,None,lambda p,n: cmix('#a8713a','#cf9c60',.5+1.1*nz(n[:,0],n[:,1],3,i,4,n[:,2]))))
    def put_balls(P,rng):
        for x,y in [(-.95+.63*i+rng.gauss(0,.02),-.62+.62*j+rng.gauss(0,.02)) for i in range(4) for j in range(3)]:
            s=rng.uniform(.95,1.08); obj(rng.choice(balls),(x,y,.075+.15*s),(0,0,rng.uniform(0,6.28)),s)
            for k in range(7): a,e=rng.uniform(0,6.28),rng.uniform(.35,1.4); d=Vector((math.cos(a)*math.cos(e),math.sin(a)*math.cos(e),math.sin(e))); obj(rng.choice(_chips()),(x+d.x*.19*s,y+d.y*.19*s,.075+.15*s+d.z*.15*s),quat=align(d,0,.4,rng),scale=rng.uniform(.7,1.0))
    tray_stage(S,*COOKIES,[put_balls])

PORRIDGE=(('#8f3f2c','#9f4c37'),78,(1.55,.9,2.0,1.8,-.4,'#efe2c8','#5a2f1a',178))
def apple_cinnamon_porridge_step_3(S):
    am=B('applepan',(.10,.09,.07),'#c0802e','#e6bb68',amp=.12,power=4,coat=.35,rough=.18,sss=.35,sssr=(.14,.09,.03)); pan_stage(S,*PORRIDGE,[('potato',90,.15,dict(meshes=am)),('potato',60,.16,dict(meshes=am,R=.75)),('pepper',160,.05,{})],.12,('#6a300c','#a8621c'),'ap3',dict(rough=.1,coat=.4,bump=.03),maxh=.08)
def apple_cinnamon_porridge_step_4(S): fl=variants('oatpan',6,lambda i: blob('oatpan',(.050,.036,.007),.4,2.4,i*3,3,food('oatpan','#b88f5c','#e0c699',scale=14,rough=.5,sss=.15,bump=.5,bscale=60,coat=.05,rndv=.22))); pan_stage(S,*PORRIDGE,[('farro',1300,.038,dict(meshes=fl,tilt=.3,sink=.012))],.30,('#b9905c','#ddc292','#a87a48'),'po4',dict(rough=.4,coat=.1,lump=.05,spiral=.02,bump=.4))

TACOS=(('#d9a73c','#e3b650'),53,(-1.75,1.0,2.1,1.8,.4,'#efe6d4','#3f6b57',52))
def black_bean_tacos_step_1(S): cb=ribs('rcabpink',('#8e1f6a','#d98ac0'),.36,.045,.1,6); bowl_stage(S,*TACOS,[('redcab',150,.09,dict(meshes=cb,R=.86)),('redcab',110,.1,dict(meshes=cb,R=.8)),('redcab',60,.11,dict(meshes=cb,R=.55))],mass=('#6a1a4c','#9a3a78'),level=.24,lump=.02,swirl=0)
def black_bean_tacos_step_3(S): bb=bean(food('bbpan','#17101a','#3a2a2c',scale=5,rough=.4,sss=.04,bump=.12,coat=.15,rndv=.3),(.092,.058,.054),'bbpan'); pan_stage(S,*TACOS,[('blackbean',190,.09,dict(meshes=bb)),('corn',60,.13,{}),('redonion',50,.12,dict(meshes=_onion('onp','#c9a2a0','#7c3f5a'))),('blackbean',90,.11,dict(meshes=bb,R=.75)),('corn',30,.15,dict(R=.75)),('cilantro',0,.3,{})],pan='skillet',heap=.06,maxh=.09,binds=('#1c0d0a','#4a2416',.012))

KALE=(('#d9b25a','#e3c070'),111,(1.55,1.0,2.0,1.7,-.4,'#f4ecdc','#3f6b3a',106))
def kale_chips_step_4(S): tray_stage(S,*KALE,[('kaletorn',54,.255,dict(meshes=curly('#2f6420','#6aa83a',.7),tilt=.18,lift=.03,scale=(.8,1.05),asp=.64)),('sesame',220,.06,{})])
FARRO=(('#8a4a5a','#985868'),125,(1.75,-.85,1.9,1.8,.4,'#efe4cf','#4a6a4a',125))
def _roasted_squash(): return B('sqroast',(.12,.11,.10),'#b8641a','#e89a3a',amp=.1,power=4,coat=.12,rough=.4,brown=.8)
def kale_and_farro_salad_step_1(S): tray_stage(S,*FARRO,[('squash',70,.21,dict(meshes=_roasted_squash())),('pepper',60,.1,{})])
def kale_and_farro_salad_step_5(S): bowl_stage(S,*FARRO,[('wilted',26,.2,dict(R=.64,scale=(.8,1.1),tilt=.5,lift=.02)),('redonion',24,.17,dict(R=.7)),('wilted',14,.22,dict(R=.5,scale=(.8,1.0),tilt=.5,lift=.04)),('redonion',34,.15,dict(R=.66,lift=.05))],mass=('#1f3a16','#3a5a24'),level=.30,lump=.04,swirl=0,maxh=.14)

PRETZEL=(('#4f6f5a','#5a7a65'),143,(1.6,1.05,2.0,1.6,-.35,'#f2e6cc','#3a3f5a',122))
def _nuggets(c1,c2,edge=None): m=food('nug'+c1,vcol=True,rough=.45,sss=.12,bump=.2,bscale=20,coat=.15,rndv=.08,rndh=0); return variants('nug'+c1,5,lambda i: blob('nug',(.175,.145,.115),.08,1.6,i*3,5,m,None,lambda p,n: mix(cmix(c1,c2,.5+1.1*nz(n[:,0],n[:,1],2,i,4,n[:,2])),lin(edge or c2),np.clip((1-np.abs(n[:,2]))*.5*(edge is not None)+sstep(.0,.25,nz(n[:,0],n[:,1],3,i+5))*.2,0,1)),3,2.8))
def _bites(meshes,salt):
    def f(P,rng):
        fs=flakesalt()
        for i in range(6):
            for j in range(4):
                x,y=-1.10+.44*i+rng.gauss(0,.025),-.66+.44*j+rng.gauss(0,.025); obj(rng.choice(meshes),(x,y,.175),(rng.gauss(0,.06),rng.gauss(0,.06),rng.uniform(0,6.28)),uneven(rng,1.0,.06))
                for _ in range(9 if salt else 0): a,r=rng.uniform(0,6.28),.12*math.sqrt(rng.random()); obj(rng.choice(fs),(x+r*math.cos(a),y+r*.8*math.sin(a),.285-.8*r*r*3),quat=rq(rng),scale=rng.uniform(.8,1.3))
    return f
def pretzel_bites_step_3(S): board_stage(S,*PRETZEL,[_bites(_nuggets('#e6cf9c','#f3e4c0'),False)])
def pretzel_bites_step_6(S): tray_stage(S,*PRETZEL,[_bites(_nuggets('#6a2e0c','#a8561c','#d99a4c'),True)])

CHAI=(('#7d4f6e','#8d5f7e'),61,(1.6,.9,2.0,1.7,-.3,'#f0e4d0','#7d4f6e',61))
def _spices(P,rng):
    cd=cardamom(); cl=clove()
    for x,y in gp(rng,.8,.3,7): obj(rng.choice(cd),(x,y,P.h(x,y)+.02),quat=align((0,0,1),rng.uniform(0,6.28),.2,rng))
    for x,y in gp(rng,.85,.22,9): obj(cl,(x,y,P.h(x,y)+.015),quat=align((rng.uniform(-1,1),rng.uniform(-1,1),.15),rng.uniform(0,6.28)))
    for x,y in gp(rng,.75,.45,4): obj(rng.choice(gingerslice()),(x,y,P.h(x,y)+.012),quat=align((rng.gauss(0,.1),rng.gauss(0,.1),1),rng.uniform(0,6.28)))
    put_cinn(-.35,.30,P.h(-.35,.3)+.03,.7,.6); anise((.40,.35,P.h(.4,.35)+.03),.4,1.1); put(P,rng,'pepper',gp(rng,.9,.12,30))
def masala_chai_step_3(S): pan_stage(S,*CHAI,[_spices],.30,('#b8791f','#d9a548'),'ch3',col='#3a3f45',stir=False,clear=.3)
def masala_chai_step_5(S): pan_stage(S,*CHAI,[_spices],.31,('#a86a38','#c9905a'),'ch5',dict(rough=.2,coat=.3,bump=.04,amp=.008,ring='#d9b083',swirl=('#e6c8a0',spiralpath(2.0,.1,.04,.1,.0,.5),.035)),col='#3a3f45',stir=False)
COCOA=(('#9a5a56','#a86864'),59,(-1.4,.9,2.0,1.7,.35,'#f2e4d4','#8a3a3a',81))
def hot_chocolate_step_3(S):
    def choc(P,rng):
        m=fm('#2a1208','#43200f',rough=.5,sss=0,bump=.2,bscale=30,coat=0); c=variants('chunk',5,lambda i: blob('chunk',(.10,.07,.045),.10,1.2,i*3,4,m,None,None,2,8))
        for x,y in gp(rng,.42,.13,22,-.22,.18): z=P.put_ellipsoid(x,y,.08,.035,.02); obj(rng.choice(c),(x,y,z),quat=lying(rng,P.normal(x,y),.3),scale=rng.uniform(.6,1.1))
        put_cinn(.45,.45,P.h(.45,.45)+.02,2.2,.6)
    pan_stage(S,*COCOA,[choc],.30,('#66381c','#724426'),'hc3',dict(rough=.3,coat=.06,bump=.02,amp=.008,swirl=('#3a1a0c',spiralpath(1.7,.1,.05,-.1,.1,.2),.07)),col='#7d3a34')
OATS=(('#c97f86','#d48f95'),84,(1.6,.9,2.0,1.8,-.35,'#f4ecdc','#a8405a',184))
def overnight_oats_with_raspberries_step_1(S): bowl_stage(S,*OATS,[('farro',700,.05,dict(meshes=oat(),tilt=.5,sink=.008)),('bsesame',260,.05,dict(scale=(.5,.7)))],mass=('#dcc89c','#f0e2c0'),level=.33,lump=.05,swirl=.03,rough=.45)
def overnight_oats_with_raspberries_step_2(S): rp=raspberry(); bowl_stage(S,*OATS,[('cherry',16,.27,dict(meshes=rp,R=.62,sink=.06,scale=(.8,1.0)))],mass=('#7a0c2a','#b8284c'),level=.30,lump=.10,swirl=.01,rough=.2,coat=.4)
STEAKS=(('#5c6e52','#687b5e'),41,(1.75,.9,2.0,2.0,-.3,'#f0e7d6','#b5842f',43))
def cauliflower_steaks_step_3(S):
    def slabs(P,rng):
        obj(cauliflower_slab(.66,.22,2),(-.62,.10,.19),(0,0,.2)); obj(cauliflower_slab(.62,.22,7),(.62,-.05,.19),(0,0,-.5)); fl=floret('cauroast','#a8692a','#e8c88c','#ead6a4','#55290c')
        for x,y in ((-1.15,-.62),(-.12,.72),(.05,-.70),(1.2,.62),(1.18,-.72),(-.2,-.35)): obj(rng.choice(fl),(x,y,.17),quat=align((rng.uniform(-.7,.7),-.7,.8),rng.uniform(0,6)),scale=.7)
    tray_stage(S,*STEAKS,[slabs],paper=False)

def kale_and_farro_salad_step_2(S): pan_stage(S,*FARRO,[('farro',560,.060,dict(sink=.022,tilt=.35)),('farro',220,.07,dict(sink=.012,R=.8)),(lambda P,rng: _foam(P,rng,70,'#efe2c4'))],.30,('#c9a468','#e2c894'),'fa2',col='#3f5560',maxh=.03,clear=.4)
def kale_chips_step_5(S):
    def zest(P,rng):
        m=food('zest','#e0ac14','#f2c832',rough=.5,sss=.2,bump=.2,coat=.05); z=variants('zest',4,lambda i: tube_mesh('zest',np.stack([np.linspace(-.045,.045,9),.012*np.cos(np.linspace(-2,2,9)+i),.008*np.sin(np.linspace(-2,2,9)+i)],-1),.007,m,6))
        for x,y in gp(rng,1.15,.11,60,asp=.66): obj(rng.choice(z),(x,y,P.h(x,y)+.012),quat=align(P.normal(x,y),rng.uniform(0,6.28),.4,rng),scale=rng.uniform(.8,1.2))
        fs=flakesalt()
        for x,y in gp(rng,1.18,.08,120,asp=.66): obj(rng.choice(fs),(x,y,P.h(x,y)+.01),quat=rq(rng),scale=rng.uniform(.6,1.1))
    tray_stage(S,*KALE,[('kaletorn',54,.235,dict(meshes=curly('#34481a','#74842e',1.0),tilt=.25,lift=.03,scale=(.65,.85),asp=.64)),('sesame',180,.06,{}),zest])

def _foam(P,rng,n,c,R=.97,rmin=.86):
    """Bubbles that gather along the pan's wall."""
    b=variants('foam'+c,1,lambda i: blob('foam',(.020,.020,.006),.05,1,i,2,fm(c,rough=.2,sss=.15,bump=0,coat=.35)))
    for _ in range(n): a,r=rng.gauss(2.2,1.5),rng.uniform(rmin,R); x,y=r*math.cos(a),r*math.sin(a); obj(b[0],(x,y,P.h(x,y)+.002),scale=rng.uniform(.35,1.15))

BUTTERNUT=(('#463f5c','#534b6a'),105,(1.75,-.85,1.9,1.8,.35,'#e9b86a','#f3e6cc',105))
def _wedges(): return B('onwedge',(.15,.075,.062),'#e0c48e','#f4e4bc',amp=.1,power=2.5,rough=.35,sss=.35,coat=.12,brown=.6)
def butternut_squash_soup_step_2(S):
    gl=variants('glroast',4,lambda i: blob('glroast',(.115,.062,.058),.07,1.6,i*3,4,food('glroast','#cfae7c','#ecdcb8',scale=7,rough=.55,sss=.15,bump=.5,bscale=30,coat=.05,rndv=.15,brown=.5),lambda p,n: p*np.stack([1+0*p[:,0],1-.45*sstep(0,.115,p[:,0]),1-.45*sstep(0,.115,p[:,0])],-1)))
    tray_stage(S,*BUTTERNUT,[('tomwedge',12,.44,dict(meshes=_wedges())),('walnut',5,.6,dict(meshes=gl)),('squash',84,.205,dict(meshes=_roasted_squash(),scale=(.85,1.1))),('pepper',110,.09,{}),('crumbs',90,.1,dict(meshes=B('cumindust',(.014,.011,.008),'#6a4414','#94682a',sub=1,n=3,bump=0,coat=0)))],paper=False)
def butternut_squash_soup_step_3(S): pan_stage(S,*BUTTERNUT,[('tomwedge',9,.4,dict(meshes=_wedges(),sink=.06,scale=(.75,.9))),('squash',66,.19,dict(meshes=_roasted_squash(),sink=.08,scale=(.72,.95))),(lambda P,rng: oildrops(P,rng,70,.92,'#c98a2a','#e0a83a',key='oilbut'))],.30,('#cf9a48','#ecc988','#c08a3a'),'bu3',dict(rough=.3,coat=.08,bump=.08,lump=.012),col='#c9683a',maxh=.06)

PEA=(('#e8c9b8','#efd6c8'),107,(-1.75,1.1,2.0,1.7,.3,'#f5efe2','#6f8a4a',107))
def pea_and_mint_soup_step_3(S): pan_stage(S,*PEA,[('potato',36,.22,dict(sink=.08,scale=(.75,.95))),('pea',210,.112,dict(sink=.05)),('redonion',46,.15,dict(meshes=_onion('onpea','#ece2b8','#c2c088',.13,.05))),('pea',80,.13,dict(sink=.03,R=.85))],.30,('#9aa05a','#c2c688'),'pe3',col='#5a6b4a',maxh=.05,clear=.5)
def pea_and_mint_soup_step_4(S): pan_stage(S,*PEA,[('pepper',50,.12,{}),(lambda P,rng: _foam(P,rng,150,'#b8c88a',rmin=.7)),('herb',110,.07,dict(R=.9))],.31,('#5f7c22','#8fa640','#4f701e'),'pe4',dict(rough=.42,lump=.006,spiral=.014,bump=.08),col='#5a6b4a',maxh=.05)

SHAKSHUKA=(TB['butter'],92,(-1.5,.95,2.1,1.8,.4,'#35506b','#e9dcc3',192))
def shakshuka_with_white_beans_step_1(S): on=_onion('onsoft','#efdcb0','#c99350'); pep=_soft('pepsh','#a02212','#cf4a26',(.08,.07,.022),amp=.07,power=5); pan_stage(S,*SHAKSHUKA,[('redonion',190,.08,dict(meshes=on)),('reddice',120,.10,dict(meshes=pep)),('redonion',80,.11,dict(meshes=on,R=.8)),('reddice',40,.13,dict(meshes=pep,R=.75)),(lambda P,rng: oildrops(P,rng,80,.95,'#c98a2a','#dca43c',key='oilst'))],pan='skillet',maxh=.07)
def shakshuka_with_white_beans_step_4(S):
    bn=bean(food('wbsh','#cf8a52','#e6b882',scale=4,rough=.34,sss=.2,bump=.1,coat=.2,rndv=.16),(.108,.07,.06),'wbsh'); tom=_soft('tomsh','#a81c0a','#d8442a',(.12,.09,.05),amp=.28,power=2.4); pan_stage(S,*SHAKSHUKA,[('tomdice',44,.19,dict(meshes=tom,sink=.06)),('reddice',44,.17,dict(meshes=_soft('pepsh','#a02212','#cf4a26',(.08,.07,.022),amp=.07,power=5),sink=.02,R=.86)),('whitebean',80,.15,dict(meshes=bn,sink=.05)),('flake',50,.1,{})],.158,('#8f1a08','#cf421c','#701204'),'sh4',dict(rough=.34,coat=.06,lump=.03,bump=.2),pan='skillet',maxh=.06)

SCRAMBLE=(('#d8a93a','#e3b850'),19,(1.75,.9,2.0,1.9,-.35,'#f1ebe0','#3f6b57',41))
def _off_spoon(x,y): return ((x-.48)*.85-(y+.30)*.52)**2/.16+((x-.48)*.52+(y+.30)*.85)**2/.06>1
def _scramble(extra=()):
    m=food('scr','#d9981a','#f0cf5c',scale=5,rough=.5,sss=.22,bump=.5,bscale=16,coat=.08,rndv=.14,contrast=(.3,.62),brown=.35); c1=crumb(m,.11,7,.38); c2=crumb(m,.065,5,.4)
    return [('crumble',130,.15,dict(meshes=c1)),('crumble',220,.09,dict(meshes=c2)),('redonion',26,.24,dict(meshes=_onion('onscr','#e2c0c4','#9a5a74',.2,.05))),('crumble',60,.15,dict(meshes=c1,R=.75)),('crumble',150,.09,dict(meshes=c2,R=.85)),*extra,('pepper',50,.12,{})]
def tofu_scramble_on_toast_step_3(S): pan_stage(S,*SCRAMBLE,_scramble([('redonion',16,.26,dict(meshes=_onion('onscr','#e2c0c4','#9a5a74',.2,.05)))]),pan='skillet',heap=.05,maxh=.11)
def tofu_scramble_on_toast_step_5(S): pan_stage(S,*SCRAMBLE,_scramble([('tomhalf',17,.30,dict(R=.82,lift=.035,sink=.02,shape=_off_spoon)),('spinach',26,.22,dict(R=.85,shape=_off_spoon,scale=(.6,.9),lift=.005,tilt=.35))]),pan='skillet',heap=.05,maxh=.11)

RICE=(TB['lilac'],36,(-1.5,.85,2.0,1.8,.45,'#f5eee6','#8a6aa8',136))
def _rice(): return variants('ricepud',4,lambda i: blob('ricepud',(.047,.0175,.016),.08,1.2,i,2,food('ricepud','#efdfba','#faf0d6',rough=.35,sss=.35,bump=0,coat=.2,rndv=.06)))
def _stick(x,y,rot,L=.75): return lambda P,rng: put_cinn(x,y,P.h(x,y)+.035,rot,L)
def rice_pudding_step_2(S): pan_stage(S,*RICE,[('ricer',260,.07,dict(meshes=_rice(),sink=.022,tilt=.5)),_stick(-.3,.3,.6),(lambda P,rng: _foam(P,rng,160,'#fbf4e4',rmin=.74)),('crumbs',120,.07,dict(meshes=B('cardam',(.012,.010,.008),'#8a7a4a','#b09a60',sub=1,n=3,bump=0,coat=0)))],.31,('#efe4cc','#faf3e2'),'ri2',dict(rough=.2,coat=.25,bump=.03,amp=.008),col='#3f6f73')
def rice_pudding_step_4(S): pan_stage(S,*RICE,[('ricer',1250,.036,dict(meshes=_rice(),sink=.009,tilt=.5)),_stick(-.35,.35,.6)],.33,('#efdcae','#faebc8'),'ri4',dict(rough=.32,coat=.15,lump=.022,spiral=.010,bump=.12),col='#3f6f73',maxh=.03)

CRUMBLE=(TB['forest'],30,(1.5,1.0,2.1,1.8,-.45,'#f0e6d2','#b5402f',130))
def _chunks(): return variants('apchunk',6,lambda i: blob('apchunk',(.125,.10,.066),.17,1.7,i*3,4,food('apchunk','#cf9a3c','#efd084',scale=5,rough=.2,sss=.4,bump=.12,bscale=14,coat=.3,rndv=.2,sssr=(.14,.09,.03)),None,None,3,2.9))
def _oval(x,y,a=1.16,b=.85): return (abs(x/a)**2.6+abs(y/b)**2.6)<1
def apple_crumble_step_2(S): am=B('applecr',(.125,.10,.07),'#d2a248','#f0d896',amp=.11,power=5,coat=.3,rough=.2,sss=.45,sssr=(.14,.10,.04)); pan_stage(S,*CRUMBLE,[('potato',84,.19,dict(meshes=am,sink=.03)),('potato',50,.2,dict(meshes=am,R=.78,shape=_off_spoon)),('crumbs',420,.045,dict(meshes=B('cinndust',(.014,.012,.008),'#5a2a10','#8a4a1c',sub=1,n=3,bump=0,coat=0)))],.10,('#8a4a14','#b8742c'),'ac2',dict(rough=.12,coat=.35,bump=.04),pan='skillet',maxh=.08)
def apple_crumble_step_5(S):
    rng=bg(S,*CRUMBLE[:2],CRUMBLE[2],**HIGHER); oval_dish(1.30,.98,.42,'#c9583a','#e9dcc6',clay='#e9c9a6'); m=vm('apfill',rough=.25,sss=.25,bump=.15,bscale=14,coat=.4,rndv=0,rndh=0); X,Y,f=disk_grid(1,60,200); k=(np.abs(np.cos(np.arctan2(Y,X)))**2.6+np.abs(np.sin(np.arctan2(Y,X)))**2.6)**(-1/2.6); obj(mesh('fill',np.stack([X*k*1.22,Y*k*.90,.25+.02*nz(X,Y,4)],-1),f,cmix('#c9932f','#e6c06a',.5+nz(X,Y,4)),m))
    P=Pile(1.35,lambda X,Y:.27+.06*np.clip(1-(np.abs(X/1.2)**3+np.abs(Y/.9)**3),0,1)); bare=lambda x,y: ((x-.42)/.46)**2+((y+.30)/.32)**2<1+.2*math.sin(7*math.atan2(y+.3,x-.42))
    for x,y in gp(rng,1.45,.15,130,shape=_oval): z=P.put_ellipsoid(x,y,.11,.06,.03); obj(one_of(rng,_chunks()),(x,y,z),quat=lying(rng,P.normal(x,y)),scale=rng.uniform(.75,1.0))
    cm=food('crumbraw','#d9a460','#f2d29a',scale=7,rough=.9,sss=.12,bump=.6,bscale=24,rndv=.14,contrast=(.3,.62)); c1,c2,c3=crumb(cm,.085,7,.42),crumb(cm,.05,6,.45),crumb(cm,.026,4,.5,'crumb',2); sh=lambda x,y: _oval(x,y) and not bare(x,y)
    for c,d,n,rx,rz in ((c1,.15,170,.075,.05),(c2,.08,460,.045,.035),(c3,.042,1100,.024,.02)):
        for x,y in gp(rng,1.45,d,n,shape=sh): z=P.put_ellipsoid(x,y,rx,rz,.02); obj(one_of(rng,c),(x,y,z),quat=rq(rng),scale=rng.uniform(.7,1.15))
    for x,y in gp(rng,1.3,.09,90,shape=_oval): obj(rng.choice(c3),(x,y,P.h(x,y)+.012),quat=rq(rng),scale=rng.uniform(.7,1.3))
    for x,y in gp(rng,1.4,.14,70,shape=sh): lay(oat(),rng,x,y,P.h(x,y)+.012,tilt=.5,scale=.9)

OATCOOKIES=(TB['olive'],46,(1.5,1.0,2.0,1.7,-.4,'#f3ead8','#8a5a2e',146))
def oatmeal_raisin_cookies_step_3(S): bowl_stage(S,*OATCOOKIES,[('farro',420,.06,dict(meshes=oat(),tilt=.4,sink=.006,R=.9)),('raisin',64,.17,dict(meshes=raisin(),sink=.035,R=.86)),('farro',160,.08,dict(meshes=oat(),tilt=.4,sink=.004,R=.85))],mass=('#8a5a2c','#b9864c'),level=.34,lump=.14,swirl=.02,rough=.62)
def oatmeal_raisin_cookies_step_5(S):
    dm=food('oatdough',vcol=True,rough=.66,sss=.12,bump=.6,bscale=22,rndv=.06,rndh=0); discs=variants('oatdough',5,lambda i: blob('oatdough',(.25,.24,.066),.12,2.4,i*3,5,dm,None,lambda p,n: cmix('#8a5a2c','#c08e54',.5+1.1*nz(n[:,0],n[:,1],3,i,4,n[:,2])),3,2.8))
    def put_discs(P,rng):
        rs,oa=raisin(),oat()
        for x,y in [(-.93+.62*i+rng.gauss(0,.02)+.0*j,-.60+.60*j+rng.gauss(0,.02)) for i in range(4) for j in range(3)]:
            obj(rng.choice(discs),(x,y,.13),(rng.gauss(0,.03),rng.gauss(0,.03),rng.uniform(0,6.28)),uneven(rng,1.0,.06))
            top=lambda r: .13+.066*math.sqrt(max(0,1-(r/.25)**2.8))
            for _ in range(6): a,r=rng.uniform(0,6.28),.19*math.sqrt(rng.random()); obj(rng.choice(rs),(x+r*math.cos(a),y+r*math.sin(a),top(r)-.004),quat=lying(rng,(.8*r*math.cos(a),.8*r*math.sin(a),1),.3),scale=rng.uniform(.7,.95))
            for _ in range(40): a,r=rng.uniform(0,6.28),.23*math.sqrt(rng.random()); obj(rng.choice(oa),(x+r*math.cos(a),y+r*math.sin(a),top(r)),quat=align((1.6*r*math.cos(a),1.6*r*math.sin(a),1),rng.uniform(0,6.28),.3,rng),scale=rng.uniform(.7,.95))
    tray_stage(S,*OATCOOKIES,[put_discs])

def hot_chocolate_step_2(S): pan_stage(S,*COCOA,[_stick(.30,.34,2.2,.8),(lambda P,rng: _foam(P,rng,190,'#c9a282',rmin=.70))],.30,('#96694a','#b98a66'),'hc2',dict(rough=.22,coat=.25,bump=.03,amp=.008,ring='#c9a282'),col='#7d3a34',stir=False)
GOLDEN=(('#2f5a66',shade('#2f5a66',1.1)),57,(1.5,.9,2.0,1.7,-.35,'#efe3cb','#d98a2c',80))
def golden_milk_step_2(S): pan_stage(S,*GOLDEN,[_stick(-.36,.30,.7,.8),(lambda P,rng: anise((.38,.34,P.h(.38,.34)+.03),.4,1.2))],.30,('#ecd08a','#f7e6b8'),'gm2',dict(rough=.2,coat=.25,bump=.03,amp=.008,swirl=('#dc9a1c',spiralpath(2.3,.06,.05,-.05,-.05,.3),.075)),col='#3a3f45',stir=False)
def golden_milk_step_3(S): pan_stage(S,*GOLDEN,[_stick(-.36,.30,.7,.8),(lambda P,rng: anise((.38,.34,P.h(.38,.34)+.03),.4,1.2)),(lambda P,rng: _foam(P,rng,180,'#f6d888',rmin=.70)),('pepper',70,.1,{})],.31,('#dd9c18','#f0bc40'),'gm3',dict(rough=.22,coat=.25,bump=.05,amp=.012,ring='#f4d684'),col='#3a3f45',stir=False)

PUNCH=(('#5f8466','#6f9474'),63,(1.6,1.0,1.9,1.6,-.3,'#f2e6cc','#a8342c',83))
def _punch(fruit):
    def f(P,rng):
        og=citrus('orange',.05,R=.27); ap=disc('appled',.30,.035,'#f7ecc4','#f3e2a8','#b81f22'); cr=variants('cranb',3,lambda i: blob('cranb',(.07,.07,.066),.04,1.2,i,3,fm('#9a1220','#c02a3a',rough=.2,sss=.2,bump=0,coat=.5))); cl=clove()
        flat=lambda me,x,y,z=.006: obj(me,(x,y,P.h(x,y)+z),quat=align((rng.gauss(0,.05),rng.gauss(0,.05),1),rng.uniform(0,6.28)))
        for k,(x,y) in enumerate(((-.42,.12),(.20,.50),*(((.55,-.28),(-.15,-.58)) if fruit else ()))):
            flat(og[0],x,y)
            if k<2:
                for q in range(5): a=q*1.257; obj(cl,(x+.25*math.cos(a),y+.25*math.sin(a),P.h(x,y)+.02),quat=align((.2*math.cos(a),.2*math.sin(a),1),0))
        for x,y in ((-.05,.05),(.50,.12),(-.62,-.25),(.12,-.34)): obj(rng.choice(gingerslice()),(x,y,P.h(x,y)+.008),quat=align((rng.gauss(0,.08),rng.gauss(0,.08),1),rng.uniform(0,6.28)))
        put_cinn(-.22,.66,P.h(0,.6)+.03,.35,.6); put_cinn(.62,.42,P.h(.6,.4)+.03,1.9,.6)
        for x,y,a in ((-.70,.35,.2),(.30,-.05,1.1),(-.35,-.28,2.0)): anise((x,y,P.h(x,y)+(.075 if fruit else .03)),a,1.0)
        if fruit:
            at=((-.62,.50),(.02,.28),(.72,.02),(-.45,-.52),(.30,-.62)); pip=seed('#4a2a14',(.03,.015,.010),'pip')
            for x,y in at:
                flat(ap[0],x,y,.045); a0=rng.uniform(0,1)
                for q in range(5): a=a0+q*1.257; obj(pip[0],(x+.055*math.cos(a),y+.055*math.sin(a),P.h(x,y)+.065),quat=align((0,0,1),a),scale=.8)
            for x,y in gp(rng,.9,.13,40):
                if min(math.hypot(x-u,y-v) for u,v in at)>.30 or rng.random()<.05: obj(rng.choice(cr),(x,y,P.h(x,y)+(.01 if min(math.hypot(x-u,y-v) for u,v in at)>.30 else .12)),quat=rq(rng))
    return f
def apple_spice_punch_step_2(S): pan_stage(S,*PUNCH,[_punch(False)],.31,('#cc8a24','#ecb850'),'pu2',col='#8a3a2c',stir=False,clear=.42)
def apple_spice_punch_step_4(S): pan_stage(S,*PUNCH,[_punch(True)],.31,('#cc8024','#ecae50'),'pu4',col='#8a3a2c',stir=False,clear=.42)
