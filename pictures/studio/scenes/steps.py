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
def kale_chips_step_4(S): tray_stage(S,*KALE,[('kaletorn',46,.25,dict(tilt=.25,lift=.03,scale=(.9,1.2))),('sesame',200,.06,{})])
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
        m=fm('#2a1209','#43200f',rough=.4,sss=0,bump=.2,bscale=30,coat=.15); c=variants('chunk',5,lambda i: blob('chunk',(.10,.075,.04),.2,1.6,i*3,4,m,None,None,3,5))
        for x,y in gp(rng,.42,.13,22,-.22,.18): z=P.put_ellipsoid(x,y,.08,.035,.02); obj(rng.choice(c),(x,y,z),quat=lying(rng,P.normal(x,y),.3),scale=rng.uniform(.6,1.1))
        put_cinn(.45,.45,P.h(.45,.45)+.02,2.2,.6)
    pan_stage(S,*COCOA,[choc],.30,('#5a3018','#7a4a2a'),'hc3',dict(rough=.25,coat=.25,bump=.04,amp=.008,swirl=('#3a1a0c',spiralpath(1.7,.1,.05,-.1,.1,.2),.07)),col='#7d3a34')
OATS=(('#c97f86','#d48f95'),84,(1.6,.9,2.0,1.8,-.35,'#f4ecdc','#a8405a',184))
def overnight_oats_with_raspberries_step_1(S): bowl_stage(S,*OATS,[('farro',700,.05,dict(meshes=oat(),tilt=.5,sink=.008)),('bsesame',260,.05,dict(scale=(.5,.7)))],mass=('#dcc89c','#f0e2c0'),level=.33,lump=.05,swirl=.03,rough=.45)
def overnight_oats_with_raspberries_step_2(S): rp=raspberry(); bowl_stage(S,*OATS,[('cherry',16,.27,dict(meshes=rp,R=.62,sink=.06,scale=(.8,1.0)))],mass=('#7a0c2a','#b8284c'),level=.30,lump=.10,swirl=.01,rough=.2,coat=.4)
STEAKS=(('#5c6e52','#687b5e'),41,(1.75,.9,2.0,2.0,-.3,'#f0e7d6','#b5842f',43))
def cauliflower_steaks_step_3(S):
    def slabs(P,rng):
        obj(cauliflower_slab(.66,.22,2),(-.62,.10,.19),(0,0,.2)); obj(cauliflower_slab(.62,.22,7),(.62,-.05,.19),(0,0,-.5)); fl=floret('cauroast','#a8692a','#e8c88c','#ead6a4','#55290c')
        for x,y in ((-1.15,-.62),(-.12,.72),(.05,-.70),(1.2,.62),(1.18,-.72),(-.2,-.35)): obj(rng.choice(fl),(x,y,.17),quat=align((rng.uniform(-.7,.7),-.7,.8),rng.uniform(0,6)),scale=.7)
    tray_stage(S,*STEAKS,[slabs],paper=False)
