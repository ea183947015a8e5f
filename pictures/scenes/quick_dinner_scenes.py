"""The fifteen quick dinners that are high in protein: bowls, plates and a pan, from the kit's own parts."""
from b_scenes import *
from b_kit import _ribs
from a_kit import spile, mush_slice
import c_kit

def loose_beans(name,pts): return lambda r: loose(r,name,pts)
DARK=dict(R=1.16,H=.5,col='#2b2a2c',inner='#38363a',clay='#4a4038',speck='#101012')
CREAM=dict(R=1.16,H=.5,col='#e4dac4',inner='#e9e0cc',clay='#8a6547')
# tofu that was glazed in the pan, tofu rubbed with spices and browned, seitan in shavings, silken tofu in spoonfuls
ING['glazed']=dict(f=lambda: variants('glz',5,lambda i: blob('glz',(.125,.115,.10),.05,2.2,i*3,5,food('glz','#7a3a10','#d08a3a',scale=5,rough=.14,sss=.18,bump=.3,bscale=22,coat=.8,rndv=.2),None,None,3,7)),rx=.12,rz=.10,mode='rand',sink=.03,lift=0,solid=0,scale=1,tilt=.3)
ING['tikka']=dict(f=lambda: variants('tik',5,lambda i: blob('tik',(.14,.13,.11),.05,2.2,i*3,5,food('tik','#a8480c','#eca04a',scale=6,rough=.36,sss=.2,bump=.4,bscale=26,coat=.2,rndv=.18,contrast=(.3,.65)),None,None,3,7)),rx=.13,rz=.11,mode='rand',sink=.05,lift=0,solid=0,scale=1,tilt=.3)
ING['seitan']=dict(f=lambda: variants('sei',6,lambda i: blob('sei',(.21,.085,.032),.16,1.8,i*5,5,food('sei','#4a2410','#a8683a',scale=7,rough=.32,sss=.1,bump=.6,bscale=30,coat=.35,rndv=.22,contrast=(.3,.65)),None,None,3,4)),rx=.13,rz=.04,mode='flat',sink=0,lift=.01,solid=0,scale=1,tilt=.55)
ING['silken']=dict(f=lambda: variants('slk',5,lambda i: blob('slk',(.19,.15,.10),.20,1.5,i*3,5,food('slk','#efe6d2','#fbf6ea',scale=3,rough=.22,sss=.4,bump=.1,bscale=12,coat=.4,rndv=.05),None,None,3,3)),rx=.16,rz=.09,mode='flat',sink=.04,lift=0,solid=0,scale=1,tilt=.25)
ING['curd']=dict(f=lambda: variants('crd',6,lambda i: blob('crd',(.115,.085,.05),.35,1.5,i*3,5,food('crd','#e8a860','#fbe6b4',scale=4,rough=.34,sss=.35,bump=.25,bscale=16,coat=.15,rndv=.08),None,None,3,2.4)),rx=.10,rz=.06,mode='rand',sink=.03,lift=0,solid=0,scale=1,tilt=.3)
ING['kimchi']=dict(f=lambda: ribbon(food('kim',vcol=True,rough=.2,sss=.3,bump=.2,coat=.55,rndv=.25),.34,.15,n=6,curl=.10,name='kim',edge=('#e8813a','#a8280a')),rx=.14,rz=.03,mode='flat',sink=0,lift=.015,solid=.016,scale=1,tilt=.45)
ING['slab']=dict(f=lambda: variants('slb',5,lambda i: blob('slb',(.175,.14,.075),.12,1.8,i*3,5,food('slb','#efc995','#fae6c8',scale=5,rough=.2,sss=.4,bump=.08,bscale=12,coat=.45,rndv=.05),None,None,3,5)),rx=.16,rz=.08,mode='flat',sink=.06,lift=0,solid=0,scale=1,tilt=.22)
ING['kaletorn']=dict(f=lambda: c_kit.kale(6,('#1f4a16','#4a8a2a')),rx=.16,rz=.04,mode='leaf',sink=0,lift=.0,solid=0,scale=1,tilt=.6)
ING['wilted']=dict(f=lambda: c_kit.kale(6,('#1c4410','#3a7420')),rx=.12,rz=.02,mode='leaf',sink=0,lift=-.02,solid=0,scale=1,tilt=.25)
ING['mush']=dict(f=lambda: mush_slice(5,.95),rx=.16,rz=.03,mode='flat',sink=0,lift=.012,solid=0,scale=1,tilt=.45)
ING['crumble']=dict(f=lambda: B('crmb',(.075,.055,.045),'#4a2010','#9a5a2a',amp=.75,freq=2.6,sub=4,rough=.62,sss=.05,coat=.05,n=8,bump=.6),rx=.06,rz=.04,mode='rand',sink=.01,lift=0,solid=0,scale=1,tilt=.3)
ING['mapotofu']=dict(f=lambda: variants('mpt',5,lambda i: blob('mpt',(.125,.115,.10),.05,2.0,i*3,5,food('mpt','#e8c49a','#f8e8cc',scale=4,rough=.16,sss=.4,bump=.08,bscale=14,coat=.6,rndv=.1),None,None,3,6)),rx=.115,rz=.095,mode='flat',sink=.08,lift=0,solid=0,scale=1,tilt=.3)
ING['onionpetal']=dict(f=lambda: _ribs('onp',('#f2dfe6','#b0487e'),.34,.10,.22,6),rx=.13,rz=.04,mode='flat',sink=0,lift=.02,solid=.018,scale=1,tilt=.5)
ING['tomwedge']=dict(f=lambda: B('tomw',(.17,.085,.085),'#b81c0c','#e8482a',amp=.08,rough=.2,sss=.3,coat=.5,power=2.6),rx=.13,rz=.075,mode='rand',sink=.02,lift=0,solid=0,scale=1,tilt=.3)
ING['chipspud']=dict(f=lambda: variants('spw',5,lambda i: blob('spw',(.24,.065,.06),.06,2,i*3,4,food('spw','#c98a2a','#f3cf7a',scale=4,rough=.4,sss=.2,bump=.3,bscale=22,coat=.15,rndv=.15),None,None,3,6)),rx=.14,rz=.06,mode='flat',sink=0,lift=.01,solid=0,scale=1,tilt=.35)
ING['mincelight']=dict(f=lambda: B('mcl',(.06,.05,.04),'#9a6430','#dcae70',amp=.45,freq=2,sub=2,rough=.42,sss=.15,coat=.2,n=6),rx=.05,rz=.038,mode='rand',sink=.01,lift=0,solid=0,scale=1,tilt=.3)

def side(r,x,y,name,col='#e6dcc8',R=.42,d=.09,n=46,**k):
    """a small bowl of something that goes into the dish"""
    smallbowl(R,.22,col,(x,y)); P=Pile(3.2,lambda X,Y:.10+0*X,.02); put(P,r,name,gp(r,R*.74,d,n,x,y),**k)

def kimchi_tofu_stew(S):
    def props(r): side(r,1.5,1.3,'kimchi','#d8ccb4',.5,.15,22,scale=(.6,.8)); chopsticks(2.05,-1.05,.45,-1.42,.06,.06,('#4a2a18','#7a4a28')); loose(r,'scallion',[(-1.4,-.85),(-1.28,-1.0),(-1.52,-1.05)]); dip(-1.55,1.3,.36,.2,'#e6dcc8','#8a2408','#d0561c','kmd',inner='#e6dcc8',spiral=0)
    rng,P,R=soup(S,('#7f8f86','#8e9d94'),601,(-1.8,.0,1.6,2.2,.25,'#f0e6d2','#a8452a',61),DARK,.42,('#8a1c06','#d24a14','#6a1204'),'kts',dict(rough=.14,coat=.5,bump=.04,oil='#e8701a',lump=.01),
      layers=[('kimchi',34,.17,dict(R=.94,scale=(.8,1.1))),('slab',13,.31,dict(R=.8,sink=.085)),('edamame',22,.2,dict(R=.9)),('kimchi',18,.2,dict(R=.8,scale=(.7,.95))),('mush',7,.36,dict(R=.85,scale=(.9,1.05))),('scallion',46,.09,dict(R=.75)),('chilli',9,.26,dict(R=.8)),('sesame',40,.1,dict()),('flake',50,.09,dict())],props=[props],maxh=.075,elev=50,sp=(1.25,-1.45,.5,.95,STEEL()))
    oildrops(P,rng,50,.95,'#d9560c','#f08a2a',key='oilk')

def white_bean_and_kale_stew(S):
    def props(r): tomatoes_vine(r,[(-1.55,1.2),(-1.35,1.45)],1.2); citruswedge('lemon',1.42,-.9,.11,.6); loose(r,'whitebean',[(-1.35,-1.05),(-1.5,-.95),(-1.45,-1.2)]); garlic(1.6,1.1,.9); loose(r,'kale',[(1.6,-.4)],.03)
    rng,P,R=soup(S,('#a8553a','#b8654a'),602,(1.75,.75,1.9,1.8,.35,'#f1e8d6','#3f6b57',62),CREAM,.42,('#a85a1c','#d99a4a','#8a3f10'),'wbk',dict(oil='#d9a02a',rough=.2,coat=.4,bump=.05,lump=.02),
      layers=[('whitebean',64,.16,dict(sink=.065)),('kaletorn',22,.24,dict(R=.92,scale=(.7,.95))),('carrotdice',24,.2,dict(sink=.02,scale=(.8,1))),('celery',14,.24,dict(sink=.02)),('tomdice',16,.22,dict(sink=.02)),('whitebean',30,.19,dict(R=.85,sink=.05)),('kaletorn',9,.32,dict(R=.7,scale=(.55,.75))),('herb',60,.08,dict()),('flake',34,.11,dict()),('parm',40,.09,dict(R=.55)),('pepper',50,.09,dict())],props=[props],maxh=.045,sp=(-1.75,-1.25,.45,1.0,STEEL()))
    oildrops(P,rng,60,.95,'#b8901a','#d9b03a',key='oilw')

def mapo_tofu(S):
    def props(r): side(r,1.5,1.3,'scallion','#e6dcc8',.44,.08,70); chopsticks(2.05,-1.0,.5,-1.42,.06,.06,('#7a2a14','#a8482a')); loose(r,'scallion',[(-1.4,-.85),(-1.28,-1.02),(-1.55,-1.02)]); loose(r,'chilli',[(-1.6,.9),(-1.45,1.05)])
    rng,P,R=soup(S,('#35505a','#40606a'),603,(-1.8,.6,1.7,2.0,.3,'#e9c98a','#a8452a',63),dict(R=1.18,H=.4,col='#e9e2d2',inner='#efe8d8',clay='#8a6547'),.31,('#5a0e04','#b02a08','#3a0802'),'map',dict(rough=.12,coat=.7,bump=.05,oil='#e0500c',lump=.02),
      layers=[('crumble',90,.085,dict(sink=.02,scale=(.6,.8))),('mapotofu',34,.22,dict(R=.92)),('crumble',90,.08,dict(R=.9,sink=.0,scale=(.5,.75))),('scallion',60,.085,dict(R=.8)),('chilli',10,.26,dict(R=.8)),('pepper',90,.06,dict(R=.85)),('flake',50,.09,dict())],props=[props],maxh=.10,elev=50,sp=(1.2,-1.5,.5,.95,STEEL()))
    oildrops(P,rng,110,1.0,'#c8400c','#ee6a1a',key='oilmp')

def tofu_tikka_masala(S):
    def props(r): dip(1.5,1.3,.42,.24,'#8a4a2f','#e6dfc8','#fbf7ea','tky',inner='#f0e8d8'); tomatoes_vine(r,[(-1.6,1.15),(-1.4,1.4)],1.2); citruswedge('lemon',1.42,-.9,.11,.6); loose(r,'cilantro',[(-1.5,-.75),(1.6,-.45)],.03)
    rng,P,R=soup(S,('#2f5a4a','#3a6a58'),604,(-1.7,-.9,2.0,1.7,.3,'#f0e8d8','#c9502f',64),dict(R=1.16,H=.5,col='#c98a3a',inner='#8a4a24',clay='#7a4a20',speck='#5a3010'),.42,('#b8440c','#ea8a32','#9a3008'),'tkm',dict(lump=.03,amp=.015,rough=.36,coat=.12,oil='#e06a14',swirl=('#fbeedb',spiralpath(1.6,.34,.045,0,-.02,.3,.85),.035)),
      layers=[('tikka',21,.27,dict(R=.82,sink=.05)),('tikka',6,.3,dict(R=.4,sink=.04)),('redpep',7,.34,dict(R=.8,scale=(.5,.7))),('cilantro',22,.15,dict(R=.75,scale=(.8,1.1))),('chilli',7,.3,dict(R=.75)),('pepper',40,.1,dict())],props=[props],maxh=.13,sp=(1.2,-1.5,.5,.95,GOLD()))

def black_bean_picadillo(S):
    def props(r): side(r,-1.5,1.25,'greenolive','#d9a441',.44,.16,16); citruswedge('lime',1.42,-.9,.11,.6); citruswedge('lime',1.62,-.6,.11,-.5,250); loose(r,'greenolive',[(-1.45,-.9),(-1.6,-1.05),(-1.35,-1.1)]); loose(r,'cilantro',[(1.6,.9)],.03)
    rng,P=heap(S,('#3a6a7a','#467888'),605,(1.75,.9,2.0,1.8,-.35,'#f0e2c2','#c9502f',65),dict(R=1.2,H=.36,col='#ead9b4',inner='#efe2c4',clay='#a0703f'),(0,0,1.0,.2,.16,'#5a2208','#a0501c',dict(key='pic',rough=.35,coat=.3,bump=.8)),
      [('crumble',340,.075,dict(R=.98,sink=.01,scale=(.9,1.2))),('blackbean',30,.19,dict(R=.95,sink=.0,scale=(.95,1.1))),('reddice',26,.19,dict(R=.95)),('grndice',18,.22,dict(R=.9)),('tomdice',18,.22,dict(R=.9)),('crumble',110,.09,dict(R=.85,scale=(.8,1.1))),('greenolive',17,.25,dict(R=.85,sink=.0,scale=(.9,1.05))),('raisin',22,.2,dict(R=.85)),('blackbean',12,.26,dict(R=.8,sink=.0,scale=(.95,1.1))),('cilantro',20,.17,dict(R=.8,scale=(.8,1.1))),('pepper',40,.1,{})],[props],(-1.2,-1.6,.1,1.0,STEEL()),R=1.0,maxh=.16)

def lentil_and_spinach_dal(S):
    def props(r): side(r,-1.5,1.2,'lentilr','#d9a441',.46,.055,160); tomatoes_vine(r,[(1.55,1.2),(1.75,1.0)],1.15); citruswedge('lemon',1.42,-.9,.11,.6); loose(r,'spinach',[(-1.5,-.75),(1.6,-.4)],.03); loose(r,'lentilr',[(x,y) for x,y in gp(r,.28,.06,22,-1.45,-1.05)])
    rng,P,R=soup(S,('#7a4a66','#885672'),606,(1.75,.8,1.9,1.8,.35,'#f2e2b8','#4a6a3a',66),dict(R=1.14,H=.5,col='#3f5a4a',inner='#d8c8a0',clay='#6b4a2a',speck='#1c2a20'),.42,('#c8780c','#f0b23a','#a8580a'),'lsd',dict(lump=.03,oil='#e08a10',rough=.34,coat=.15),
      layers=[('lentilr',110,.09,dict(sink=.02,scale=(.5,.65))),('wilted',44,.15,dict(R=.94,scale=(.55,.85))),('tomdice',16,.23,dict(sink=.02)),('garlicchip',14,.2,dict(R=.6)),('chilli',10,.22,dict(R=.7)),('bsesame',50,.09,dict(R=.75)),('flake',30,.12,dict())],props=[props],maxh=.07,sp=(-1.75,-1.25,.6,1.0,GOLD()))
    oildrops(P,rng,60,.85,'#d98a10','#f0b03a',key='oilld')

def black_pepper_tofu(S):
    rng,P=heap(S,('#c9b48a','#d6c39c'),607,(-1.75,.95,2.1,1.9,-.3,'#8f3f2c','#efe0c2',67),dict(R=1.2,H=.38,col='#2c3b44',inner='#3a4d57',speck='#10181c'),
      (0,0,.98,.2,.18,'#3a1a08','#6a3412',dict(key='bpt',rough=.15,coat=.7)),
      [('glazed',30,.22,dict(R=.9)),('onionpetal',14,.24,dict(R=.9)),('redpep',14,.2,dict(R=.88,scale=(.75,.95))),('grnpep',14,.2,dict(R=.88,scale=(.75,.95))),('glazed',16,.24,dict(R=.7,sink=.02)),('onionpetal',8,.3,dict(R=.7)),('redpep',6,.28,dict(R=.7,scale=(.7,.85))),('grnpep',6,.28,dict(R=.7,scale=(.7,.85))),('pepper',260,.045,dict(R=.95)),('scallion',40,.1,dict(R=.8)),('sesame',50,.1,{})],
      [lambda r: side(r,1.5,1.25,'scallion','#e6dcc8',.44,.08,70),lambda r: chopsticks(2.0,-1.25,.5,-1.3,.06,.06),lambda r: loose(r,'scallion',[(-1.35,-1.1),(-1.25,-.85),(-1.55,-.8)]),lambda r: loose(r,'pepper',[(x,y) for x,y in gp(r,.35,.07,22,-1.55,-1.15)])],R=.95,maxh=.2)

def sambal_tempeh_with_green_beans(S):
    rng,P=heap(S,('#3f6a58','#4a7866'),608,(1.75,.95,2.0,1.8,-.35,'#efe0c0','#b5402f',68),dict(kind='plate',R=1.38,H=.2,col='#e6d8ba',clay='#a0703f',well=.64),(0,0,.98,.16,.06,'#7a2a0c','#b8541c',dict(key='smb',rough=.25,coat=.5)),
      [('greenbean',26,.17,dict(R=.95,scale=(.9,1.1))),('tempeh',15,.28,dict(R=.85,scale=(.72,.85),tilt=.4)),('greenbean',14,.2,dict(R=.8,scale=(.85,1.05))),('tempeh',10,.28,dict(R=.6,scale=(.72,.85),tilt=.5)),('greenbean',6,.26,dict(R=.7,scale=(.8,1.0))),('chilli',26,.15,dict(R=.85)),('garlicchip',14,.22,dict(R=.8)),('redonion',8,.28,dict(R=.8,scale=(.6,.8))),('flake',80,.07,{}),('sesame',50,.1,{})],
      [lambda r: side(r,-1.6,1.2,'chilli','#e6dcc8',.42,.09,40),lambda r: dip(1.65,-.75,.36,.2,'#35606a','#7a1408','#c83a14','smd',spiral=0),lambda r: citrushalf('lime',-1.75,-.5,.95),lambda r: loose(r,'chilli',[(1.45,-1.25),(1.6,-1.3)])],(-1.2,-1.62,.1,1.0,GOLD()),R=.95,maxh=.2)
    for k in range(3): drizzle(P,wavepath(-.6,-.3+.28*k,.6,-.2+.28*k,.08,3,ph=k),.013,'#7a2008',lift=.03,rough=.1,blend=.9)

def tofu_larb_lettuce_cups(S):
    rng=bg(S,('#d99a6a','#e4ab7e'),609,(-1.75,.95,2.0,1.9,.35,'#f3ebdc','#3f6b57',69),elev=46,dist=6.3,target=(.02,.0,.18)); board((0,.0),(3.1,2.2),.05,'#5a3a22','#946238',.1); lf=bigleaf('cupl',1.18,.98,'#6fa82c','#bcdc70','#eef4cc',.05,4,.42)
    for k,(x,y,a) in enumerate(((-.72,.42,.35),(.55,.50,-.25),(-.12,-.42,.15),(1.05,-.45,.5))):
        obj(lf[k%4],(x,y,.14),quat=align((.05,-.10,1),a),scale=.98)
    for x,y in ((-.72,.42),(.55,.50),(-.12,-.42),(1.05,-.45)):
        P=spile(x,y,.55,.02); P.B0=P.H.copy(); P.maxh=.17; mound(P,x,y,.31,.13,.17,'#8a5626','#c08a4a',key='lrb',asp=.8,bump=.8)
        sh=lambda a,b,x=x,y=y: ((a-x)/.36)**2+((b-y)/.28)**2<1
        for n,c,d,kw in (('mincelight',120,.055,dict(scale=(.75,1.05))),('redonion',5,.13,dict(scale=(.55,.7))),('mincelight',50,.065,dict(scale=(.7,1.0))),('chilli',5,.13,dict(scale=(.7,.85))),('scallion',9,.09,dict(scale=(.7,.9))),('mint',4,.15,dict(scale=(.6,.8))),('cilantro',4,.14,dict(scale=(.7,.9))),('riceb',16,.06,dict(scale=(.6,.8)))):
            put(P,rng,n,gp(rng,.36,d,c,x,y,sh),**kw)
    citruswedge('lime',-1.2,-.62,.21,.6); citruswedge('lime',-1.02,-.85,.21,-.4,250); dip(-1.7,1.35,.38,.2,'#35606a','#5a2408','#a8541c','lbd',top=[('chilli',4,.12)],rng=rng,spiral=0); loose(rng,'mint',[(1.65,-1.05),(-1.75,-.1)],.03); loose(rng,'chilli',[(1.7,.6),(1.8,.45)])

def seitan_gyros_plate(S):
    rng=bg(S,('#5f86a0','#6e94ad'),610,(1.75,1.0,2.0,1.8,-.35,'#f5efe2','#2f5f9a',70),elev=48,dist=6.3,target=(.02,.05,.15)); o,ih,pin=crock('plate',1.45,.16,'#efe8d8',clay='#a0703f',well=.72); P=Pile(1.5,lambda X,Y:np.maximum(ih(X,Y),.07))
    P.B0=P.H.copy(); P.maxh=.30
    mound(P,-.42,-.12,.56,.16,.06,'#5a2c12','#8a4a22',key='gyr',bump=.8); P.B0=P.H.copy(); P.maxh=.16
    put(P,rng,'seitan',gp(rng,.55,.11,46,-.42,-.12),scale=(.85,1.1)); put(P,rng,'seitan',gp(rng,.40,.12,22,-.42,-.10),scale=(.8,1.05)); put(P,rng,'onionring',gp(rng,.4,.22,6,-.42,-.12),scale=(.6,.8)); put(P,rng,'herb',gp(rng,.5,.06,50,-.42,-.12)); put(P,rng,'flake',gp(rng,.5,.09,30,-.42,-.12))
    # salad at the right, tzatziki behind, pitta at the left
    for n,c,d,kw in (('lettuce',7,.2,dict(scale=(.6,.8))),('cukehalf',12,.16,dict(scale=(.85,1.0))),('tomhalf',10,.18,dict(scale=(.85,1.0))),('redonion',9,.15,dict(scale=(.6,.8))),('olive',6,.2,dict(scale=(.85,1.0))),('herb',30,.08,{})): put(P,rng,n,gp(rng,.46,d,c,.55,-.15),**kw)
    dip(.10,.72,.42,.22,'#3a5d7a','#e6dfc8','#fbf7ea','tzk',inner='#f0e8d8',level=.17,spiral=.02)
    for ob in [q for q in bpy.data.objects if q.name.startswith('sb#3a5d7a')]: ob.location.z+=.05
    Q=spile(.10,.72,.4,.02); put(Q,rng,'cukeq',gp(rng,.22,.14,5,.10,.72),scale=(.4,.55)); put(Q,rng,'herb',gp(rng,.3,.06,24,.10,.72)); oildrops(Q,rng,1,.01) if False else None
    fb=flatbread(.62,5); obj(fb,(-.62,.66,.12),(.12,.10,.9)); obj(fb,(-.80,.50,.20),(.16,.2,.2))
    citruswedge('lemon',.95,.42,.20,.6); citruswedge('lemon',1.6,-.85,.11,-.3); tomatoes_vine(rng,[(-1.65,1.15),(-1.45,1.4)],1.2); loose(rng,'olive',[(-1.6,-.95),(-1.75,-.75)]); fork((1.2,-1.45,0),.5,1.0)

def tofu_menemen(S):
    rng=bg(S,('#c98a5a','#d69a6c'),611,(-1.5,.95,2.1,1.8,.4,'#f0e6d2','#a8342a',71),elev=50,dist=6.4,target=(.12,.0,.12)); o,h0,pin=skillet(1.12,.24,(0,0),.72)
    so,h,R=liquid(pin,.155,('#98200a','#e0541c','#7a1606'),'mnm',amp=.03,lump=.04,rough=.25,coat=.3,oil='#f08a2a'); P=Pile(1.15,h); P.B0=P.H.copy(); P.maxh=.07
    layersP(P,rng,[('tomdice',22,.22,dict(sink=.03,scale=(1.1,1.4))),('grnpep',16,.24,dict(scale=(.6,.85),sink=.02)),('curd',46,.17,dict(sink=.04,scale=(.85,1.4),mode='flat')),('tomdice',6,.34,dict(sink=.02,scale=(1.0,1.2))),('grnpep',7,.32,dict(scale=(.6,.75))),('curd',12,.26,dict(R=.75,sink=.035,scale=(.6,.95),mode='flat')),('parsley',22,.16,dict(R=.85,scale=(.6,.9))),('flake',110,.06,dict()),('pepper',60,.08,dict())],.92)
    oildrops(P,rng,40,.85,'#d9560c','#f08a2a',key='oilmn')
    obj(bread(),(-1.35,-.92,.10),(.06,.05,.6),.78); obj(bread(),(-1.52,-.60,.20),(.12,-.12,.2),.78); tomatoes_vine(rng,[(1.5,-.75),(1.72,-.52)],1.25); loose(rng,'parsley',[(1.3,-1.1),(-.85,-1.35)],.03)

def edamame_pesto_penne(S):
    rng,P=heap(S,('#d9b0a0','#e3bfb0'),612,(1.75,.95,2.0,1.8,-.35,'#f5efe2','#4a6a3a',72),dict(R=1.2,H=.38,col='#3f5a4a',inner='#e0d6bc',clay='#6b4a2a',speck='#1c2a20'),(0,0,1.0,.2,.16,'#6f8a2a','#a8bc5a',dict(key='epp',rough=.45,bump=.8)),
      [('gpenne',56,.17,dict(R=.95)),('edamame',46,.14,dict(R=.92)),('gpenne',34,.2,dict(R=.78)),('edamame',34,.15,dict(R=.8,sink=.0)),('gpenne',12,.28,dict(R=.6)),('edamame',16,.2,dict(R=.7,sink=-.01)),('cherry',7,.34,dict(R=.78,sink=.0,scale=(.75,.9))),('pepita',20,.18,dict(R=.8)),('herb',120,.06,{}),('parm',60,.08,dict(R=.7)),('basil',9,.24,dict(R=.6,scale=(.8,1.05))),('pepper',50,.09,{})],
      [lambda r: citruswedge('lemon',1.45,-.9,.11,.6),lambda r: loose(r,'edamame',[(-1.5,-.85),(-1.38,-1.0),(-1.6,-1.05)]),lambda r: loose(r,'basil',[(-1.55,.95),(1.65,-.5)],.03),lambda r: garlic(-1.6,1.25,.9),lambda r: fork((1.15,-1.45,0),.5,1.0,GOLD())],R=.95,maxh=.19)
ING['gpenne']=dict(ING['penne'],f=lambda: penne('green','#9aa84a','#d6d894'))

def mushroom_and_lentil_ragout(S):
    def props(r): side(r,-1.5,1.2,'lentilb','#e6dcc8',.46,.055,160); loose(r,'mush',[(1.55,.85),(1.75,.55)]); loose(r,'parsley',[(1.5,-1.15),(-1.45,-.75)],.03); garlic(1.65,1.25,.9)
    rng,P,R=soup(S,('#b8a27a','#c6b28c'),613,(1.75,-.6,1.9,1.8,.35,'#5a3a4a','#e8dcc4',73),dict(R=1.18,H=.42,col='#4a3a44',inner='#5a4650',clay='#8a6547',speck='#1c1418'),.34,('#2a0f08','#5f2a14','#1c0804'),'mlr',dict(rough=.16,coat=.6,lump=.03,bump=.08,dome=.05,oil='#8a4a1c'),
      layers=[('lentilb',420,.048,dict(sink=.012,scale=(.72,.95))),('mush',24,.21,dict(R=.9,scale=(.7,.9))),('carrotcoin',15,.25,dict(R=.9,scale=(.8,1.0),tilt=.35,sink=.01)),('mush',12,.26,dict(R=.65,scale=(.7,.9))),('lentilb',150,.06,dict(R=.9,scale=(.72,.95))),('parsley',16,.18,dict(R=.75,scale=(.65,.95))),('herb',60,.08,dict()),('pepper',50,.09,dict())],props=[props],maxh=.11,sp=(-1.75,-1.25,.45,1.0,STEEL()))

def tofu_saltado(S):
    rng,P=heap(S,('#8a3f3a','#9a4c46'),614,(-1.75,.95,2.0,1.9,.3,'#f0dca8','#35606a',74),dict(kind='plate',R=1.42,H=.18,col='#efe6d2',clay='#a0703f',well=.66),(0,0,.98,.16,.06,'#5a2a0c','#8a4a1c',dict(key='slt',rough=.2,coat=.6)),
      [('chipspud',17,.22,dict(R=.95)),('glazed',22,.24,dict(R=.9,scale=(.85,1.0))),('onionpetal',16,.22,dict(R=.9)),('tomwedge',11,.27,dict(R=.88)),('yelpep',10,.24,dict(R=.85,scale=(.75,.9))),('glazed',12,.26,dict(R=.65,scale=(.85,1.0),sink=.02)),('onionpetal',8,.28,dict(R=.65)),('tomwedge',5,.34,dict(R=.6)),('chipspud',6,.34,dict(R=.7)),('cilantro',26,.15,dict(R=.85,scale=(.8,1.15))),('pepper',60,.08,{}),('chilli',5,.4,{})],
      [lambda r: tomatoes_vine(r,[(1.65,1.2),(1.85,.95)],1.2),lambda r: citruswedge('lime',1.6,-.85,.11,.6),lambda r: loose(r,'cilantro',[(-1.65,-.75)],.03),lambda r: fork((-1.2,-1.62,0),.1,1.0)],R=.95,maxh=.2)

def smoky_tofu_tacos(S):
    L=[('blackbean',40,.42,dict(scale=(.9,1.1))),('tikka',20,.44,dict(scale=(.6,.75))),('corn',12,.5,{}),('redcab',16,.52,dict(scale=(.7,.95))),('tikka',9,.52,dict(scale=(.6,.72))),('avodice',7,.56,dict(scale=(.7,.85))),('cilantro',8,.60,dict(scale=(.8,1.1))),('chilli',3,.6,{})]
    tacos_plate(S,('#3f7a72','#4c8a82'),615,(1.7,1.0,2.1,1.8,-.4,'#f2dfae','#a8452a',75),'#e6d2ac',L,dict(c1='#e0b868',c2='#f2d89c'),[lambda r: citruswedge('lime',1.5,-.8,.11,.6),lambda r: citrushalf('lime',-1.75,1.2,1.0),lambda r: dip(1.5,1.4,.42,.24,'#8f3f2c','#e0cfa0','#f4e6c4','stc',top=[('flake',14,.07),('herb',10,.06)],rng=r),lambda r: loose(r,'cilantro',[(-1.6,-.7),(1.7,-.35)],.03),lambda r: loose(r,'blackbean',[(-1.45,-1.0),(-1.55,-.95),(-1.3,-1.12)])],None,dict(elev=33,dist=6.0,target=(0,0,.28)))
