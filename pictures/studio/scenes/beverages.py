"""Scenes of the drinks: the first glass near and cut by the frame, a second one that differs behind it, hardly anything else."""
from kit import *

NEAR=(-.30,-.2); FAR=(.86,.95)


def _crop(S,tab,wall,tall=True,**k):
    """A glass of 1.5 (tall) or 1.2 fills the frame from its foot to above its rim."""
    k={**(dict(elev=14,dist=4.7,target=(.08,0,.83),fstop=9) if tall else dict(elev=19,dist=4.2,target=(.08,0,.64),fstop=9)),**k}; drinkstage(S,tab,wall,**k)
def _few(rng,meshes,pts,z,nrm=None,s=1.0):
    for x,y in pts: obj(rng.choice(meshes),(x,y,z),quat=align(nrm or (rng.uniform(-.3,.3),rng.uniform(-.5,.1),1),rng.uniform(0,6)),scale=s*rng.uniform(.92,1.08))


def almond_milk(S):
    rng=random.Random(49); _crop(S,'#a98a68','#c9b9a4'); lq=drink_mat('am','opaque',emis=.14,rough=.3); al=almond(); m=[(0,'#ece2cf'),(1,'#f3ebdb')]
    G=glassware('highball',*NEAR,.98); pour(G,.82,m,lq,.1,film='#f3ebdb',cling=.10); froth(G,rng,'#f1e8d6',.12,big=70,ring=.5); dusting('#7a4a24',G.x+.04,G.y-.02,.24,G.top+.008,.30)
    G=glassware('carafe',.78,1.0,1.0); pour(G,.62,m,lq,.1,seed=3,film='#f3ebdb',cling=.16)
    for x,y in ((.42,-.72),(.58,-.60),(.74,-.78),(.33,-.92),(.95,-.55),(-1.0,-.55),(-1.16,-.4),(.62,-.98)): obj(rng.choice(al),(x,y,.04),quat=align((0,0,1),rng.uniform(0,6),.25,rng),scale=rng.uniform(.9,1.12))
    cloth((-1.5,1.3),(1.8,1.4),.3,'#efe6d6',seed=76)


def apple_spice_punch(S):
    rng=random.Random(63); drinkstage(S,'#6b5240','#8a7a64',sf=.6,elev=24,dist=3.9,target=(.06,.05,.48),sun=4.2,fstop=9)
    lq=drink_mat('ap','juice',emis=.08,alpha=.14,deep=('#d87a1c',2.4)); cr=variants('cranb',4,lambda i: blob('cranb',(.07*(1+.1*math.sin(i)),.066,.062),.08,1.4,i,3,fm('#7a0a16','#a81c2c',rough=.25,sss=.2,bump=.08,coat=.4,rndv=.3)))
    for k,(x,y,s,h) in enumerate(((-.30,-.15,1.12,-.5),(.92,.95,1.02,.4))):
        G=glassware('glassmug',x,y,s,handle=h); z=pour(G,.82-.12*k,[(0,'#c8701c'),(.5,'#d2802c'),(1,'#cc8234')],lq,.2,seed=k,film='#e0a050',cling=.03); froth(G,rng,'#ecc488',.0,big=30,ring=.4)
        if k==0:
            anise((x-.12,y-.10,z+.012),.4,.95); cinnamon((x+.22,y+.10,z+.16),1.3,.95,.05,(0,-.95))
            for dx,dy in ((.16,-.20),(.22,-.10),(-.27,.04)): obj(rng.choice(cr),(x+dx,y+dy,z+.012),(rng.uniform(0,3),0,rng.uniform(0,6)))
    cloth((-1.5,1.2),(1.8,1.4),.4,'#e9dfcc',seed=83)


def banana_coffee_shake(S):
    rng=random.Random(41); _crop(S,'#8c7458','#b8a68c',target=(.06,0,.80)); cb=coffeebean(); bs=banana_slice(.07,.165)
    lq=drink_mat('bc','opaque',emis=.12,rough=.3,fleck=('#6a4422',.014,.16))
    for (x,y,s,k) in ((*NEAR,1.0,0),(*FAR,.93,1)):
        G=glassware('pint',x,y,s); z=pour(G,.90-.10*k,[(0,'#b08a5c'),(.6,'#bd986a'),(1,'#c8a67a')],lq,.3,seed=k+2,streak=.3,film='#c8a67a',cling=.09); froth(G,rng,'#d6b88e',.80-.2*k,h=.02,big=70)
        if k==0:
            dusting('#4a2812',x,y,.30,z+.022,.55); _few(rng,cb,((x-.12,y-.14),(x-.02,y-.20)),z+.035); straw(G,'#efe6d6',.8,r=.036)
    for x,y,q,j in ((.42,-.78,(0,-.12,1),0),(.62,-.68,(-.3,-.2,1),1),(.86,-.84,(0,-.1,1),2)): obj(bs[j],(x,y,.05 if j!=1 else .085),quat=align(q,x*9),scale=1.05)
    _few(rng,cb,((-1.0,-.62),(-.9,-.75),(-1.12,-.78),(-.82,-.58),(.98,-.55),(.28,-.96)),.045)
    cloth((1.7,1.6),(1.8,1.4),-.3,'#efe4d0',seed=72)


def beetroot_juice(S):
    rng=random.Random(43); _crop(S,'#c4b098','#d8cbb8',False); lq=drink_mat('bj','opaque',emis=.05,rough=.2,fleck=('#8a1838',.016,.12)); og=citrus('orange',.055,R=.29)
    for (x,y,s,k) in ((-.28,-.15,1.18,0),(.88,.95,1.05,1)):
        G=glassware('tumbler',x,y,s); z=pour(G,.84-.14*k,[(0,'#3a0214'),(.6,'#4c061c'),(1,'#5e0c26')],lq,.25,seed=k,streak=.1,film='#7a1430',cling=.08); froth(G,rng,'#9c3456',.22,big=90,ring=.75)
        if k==0: on_rim(G,og[1],.30,.29,.42)
    halfcitrus('orange',(-1.15,.55,.24),(.3,-.8,.75)); bt=roundfruit('beet'); obj(bt[0],(-1.35,1.2,.34),(-.9,.2,.6))
    cloth((1.7,1.5),(1.8,1.4),-.3,'#efe6d8',seed=73)


def berry_smoothie(S):
    rng=random.Random(4); _crop(S,'#b08a6c','#d9bfa4',target=(.06,0,.84),sun=4.4); lq=drink_mat('bs','opaque',emis=.10,rough=.3,fleck=('#3a0a1c',.016,.5)); rp=raspberry(); bb=blueberry()
    for (x,y,s,k) in ((*NEAR,1.0,0),(*FAR,.90,1)):
        G=glassware('pint',x,y,s); z=pour(G,.84-.10*k,[(0,'#5a1c3a'),(.3,'#7a2f52'),(.55,'#8c4062'),(.8,'#a85a7a'),(1,'#b87290')],lq,.5,seed=k,streak=.9,film='#b4708e',cling=.24); froth(G,rng,'#b4748e',.72,h=.022,big=80)
        if k==0:
            for dx,dy,dz,j,sc in ((-.15,-.10,.03,0,1.05),(.10,-.17,.025,1,.92)): obj(rp[j],(x+dx,y+dy,z+dz),quat=align((dx*3,-.7,.6),j),scale=sc)
            sprig((x+.03,y+.06,z+.05),'mint',4,.8,rng); straw(G,'#efe8da',.9,r=.036)
    for p,j in (((.42,-.72),0),((.66,-.62),3),((-1.0,-.55),2)): obj(rp[j],(*p,.085),(1.4,rng.uniform(-.3,.3),rng.uniform(0,6)),1.1)
    for p in ((.55,-.84),(.80,-.78),(-.88,-.72),(-1.15,-.7)): obj(rng.choice(bb),(*p,.076),quat=align((rng.uniform(-.5,.5),-.8,.8),0,.3,rng),scale=rng.uniform(.85,1.05))
    cloth((-1.6,1.4),(1.8,1.4),.3,'#efe7dc',seed=61)


def blueberry_lavender_lemonade(S):
    rng=random.Random(53); _crop(S,'#c2b8a8','#d6cec4',sf=.6); lq=drink_mat('bl','clear',emis=.02,alpha=0,deep=('#b884c0',1.1)); bb=blueberry()
    for (x,y,s,k) in ((*NEAR,1.0,0),(*FAR,.92,1)):
        G=glassware('highball',x,y,s); pour(G,.86-.16*k,[(0,'#b08ad0'),(1,'#d8c0e4')],lq,.3,seed=k)
        for zz,a in ((.14,-1.8),(.17,-1.2),(.15,-.8),(.24,-1.5),(.30,-2.1))[k:]: in_glass(G,rng.choice(bb),zz,a,.06,rng.uniform(.85,1),r=.08)
        ice_in(G,rng,5-k,.165,G.floor+.5,.03); 
        if k==0:
            droplets(G,rng,160)
    for x,y in ((.42,-.74),(.56,-.64),(.62,-.86),(.84,-.62),(-1.05,-.6)): obj(rng.choice(bb),(x,y,.078),quat=align((rng.uniform(-.5,.5),-.8,.8),0,.3,rng),scale=rng.uniform(.88,1.06))
    cloth((1.7,1.5),(1.8,1.4),-.3,'#f0eadf',seed=78)


def chocolate_peanut_shake(S):
    rng=random.Random(45); _crop(S,'#8f8a7c','#aaa698',target=(.06,0,.97)); lq=drink_mat('cps','opaque',emis=.08,rough=.3,fleck=('#3a1c10',.014,.2)); pn=peanut(); nuts=family(pn[:3],'peanut')[1]; cr=crumb(fm('#c9a05c','#e6c890',rough=.7,sss=.05,bump=0),.014,6,.5,'nutdust',1)
    for (x,y,s,k) in ((*NEAR,.98,0),(*FAR,.90,1)):
        G=glassware('pint',x,y,s); z=pour(G,.88-.05*k,[(0,'#54362a'),(.5,'#6e4c3c'),(1,'#8a6856')],lq,.3,seed=k,streak=.6,film='#a37a5e',cling=.05)
        # cream in spoonfuls that sank into each other, a thread of chocolate over it, in one skin
        R=G.tr-.006; M=Mass(lambda X,Y: z-.03+0*X,R+.03,x,y,.0045,lambda X,Y: np.where(np.hypot(X-x,Y-y)<R,.10+.20*np.clip(1-(np.hypot(X-x,Y-y)/R)**2.4,0,1),0))
        for u,v,w,h in ((-.15,.10,.20,.12),(.16,.12,.19,.12),(.0,-.14,.23,.13),(-.16,-.08,.18,.11),(.17,-.06,.17,.11),(.02,.03,.17,.17),(-.02,.05,.12,.09)): M.stamp(x+u*s+rng.gauss(0,.015),y+v*s,(w*s,w*s*rng.uniform(.75,.95),h*s),rng.uniform(0,6.28),sink=.45,lump=.30,freq=1.3,blend=.05,keep=.6)
        M.H=np.where(np.hypot(M.X-x,M.Y-y)<R,M.H,M.G); M.soften(.010); M.rough(.016,7,k); M.rough(.006,24,k+3); n=M.noise(5,k); d=np.minimum(*(curve_dist(M.X+.012*n,M.Y,wavepath(x-.30*s,y+b*s,x+.30*s,y+c*s,.13*s,m,160,k)) for b,c,m in ((.05,-.10,2.6),(-.16,.14,1.9)))); t=sstep(.017,.009,d+.005*M.noise(9,4)); M.H=M.H+.007*np.sqrt(t)
        c=cmix('#efe4d2','#fbf5ea',.6+.8*n); c=mix(c,lin('#d9c4a8'),M.low(.03,.03)*.5); M.show('whip',mix(c,cmix('#22100a','#3a1c10',.5+n),t),food('whipc',vcol=True,rough=.5,sss=.3,sssr=(.06,.05,.04),bump=.15,bscale=70,bdist=.006,coat=.02,spec=.3,rndv=0,rndh=0),wet=.85*t)
        P=M.pile(1.7); at=lambda: (x+rng.gauss(0,.13)*s,y+rng.gauss(-.03,.13)*s)
        for ms,q,lo,hi,up in ((nuts,15,.25,.5,.010),(cr,90,.4,1.3,.003)):
            for px,py in (at() for _ in range(q)):
                if math.hypot(px-x,py-y)<R*.85: obj(rng.choice(ms),(px,py,P.h(px,py)+up),quat=lying(rng,P.normal(px,py),.3),scale=rng.uniform(lo,hi))
        if k==0: straw(G,'#efe6d6',.8,r=.036)
    cloth((1.7,1.5),(1.8,1.4),-.3,'#efe5d4',seed=74)


def cold_brew_coffee(S):
    rng=random.Random(15); _crop(S,'#b59c7c','#cdbda6',False); lq=drink_mat('cb','opaque',emis=.03,rough=.15); cb=coffeebean()
    for (x,y,s,k) in ((-.27,-.15,1.2,0),(.88,.95,1.08,1)):
        G=glassware('tumbler',x,y,s); z=pour(G,.82-.08*k,[(0,'#1c0a04'),(.34,'#2a1006'),(.55,'#54280f'),(.76,'#a36a36'),(.92,'#cda475'),(1,'#d9b88c')] if k==0 else [(0,'#1c0a04'),(.7,'#2e1208'),(1,'#4a220e')],lq,.5,seed=k+5,streak=.36,film='#c49a6a' if k==0 else '#6a3a1c',cling=.05)
        ice_in(G,rng,5,.20,z-.05,.09-.08*k); froth(G,rng,'#d8b88c' if k==0 else '#8a5a34',.0,big=40,ring=.4)
        if k==0: droplets(G,rng,150,.1)
    _few(rng,cb,((.70,-.62),(.82,-.52),(.78,-.74),(.94,-.64),(-1.02,-.3),(-1.15,-.2),(-1.1,-.42),(1.06,-.5),(.62,-.8)),.045)
    jug(-1.45,1.25,'#d8cfc0',.9); cloth((1.7,1.6),(1.8,1.4),-.3,'#8a7460',seed=65)


def cucumber_mint_water(S):
    rng=random.Random(21); _crop(S,'#b9bcb4','#ccd0c8',sf=.6); lq=drink_mat('cw','clear',emis=0,alpha=0,deep=('#e6f2e0',.35)); ck=cucumber(.035,.20); mt=leaf('mint',5)
    G=glassware('highball',*NEAR,1.0); z=pour(G,.86,[(0,'#f4faf0'),(1,'#ffffff')],lq,seed=2)
    for zz,a,sp,tl in ((.30,-1.9,0,.45),(.74,-1.1,1,-.35),(1.10,-2.2,2,.6)): in_glass(G,ck[0],zz,a,.05,spin=sp,tilt=tl)
    for zz,a in ((.42,-1.5),(.90,-1.5),(.2,-1.3)): in_glass(G,rng.choice(mt),zz,a,.07,1.0,spin=rng.uniform(0,6),r=.14)
    ice_in(G,rng,5,.165,z-.35,.04); sprig((G.x-.12,G.y-.04,z-.06),'mint',7,1.15,rng,stem=.16); droplets(G,rng,200); beads(G,rng,50)
    G=glassware('carafe',.85,1.1,1.0); pour(G,.66,[(0,'#f4faf0'),(1,'#ffffff')],lq)
    for zz,a,sp,tl in ((.20,-1.9,0,.9),(.46,-.9,1,.5),(.80,-1.9,2,-.6)): in_glass(G,ck[0],zz,a,.06,spin=sp,tilt=tl)
    for x,y,q in ((.44,-.76,(.0,-.08,1)),(.70,-.62,(-.16,-.1,1))): obj(cucumber(.05,.21)[0],(x,y,.03 if x<.6 else .06),quat=align(q,x*5))
    cloth((-1.7,1.4),(1.8,1.4),.3,'#f0ede4',seed=66)


def dandelion_latte(S):
    rng=random.Random(65); hotstage(S,'#9a927e',elev=40,dist=3.9,target=(.06,.0,.42),fstop=9)
    plate(.85,.10,'#e9e2d4',loc=(-.2,-.1),name='sauc'); plate(.8,.10,'#b98a70',loc=(1.25,1.2),name='sauc2')
    for (x,y,h,b,sd) in ((-.2,-.1,-.6,'#5f6f78',1),(1.25,1.2,-.3,'#b98a70',4)):
        n0=set(bpy.data.objects); G=mug(x,y,.56,.62,b,'#efe7d8',handle=h,bulge=.0)
        def cf(X,Y,r,z):
            c0,s0=math.cos(.5*sd),math.sin(.5*sd); X,Y=X*c0-Y*s0,X*s0+Y*c0; k=nz3(X,Y,s=4,o=4,seed=sd); w1=nz3(X,Y,s=2.2,o=2,seed=sd+3); u=X/.34+.16*w1+.05*k; v=(Y+.01)/.36+.14*nz3(X,Y,s=2.2,o=2,seed=sd+7); c=mix(lin('#8a5228'),lin('#a66a38'),np.clip(.5+1.0*k,0,1))
            ring=np.hypot(u*(1+.18*v),v*.92+.10*np.abs(u)); ch=.5+.5*np.cos(ring*21+1.2*k-.6*np.abs(u)); w=(1-sstep(.60,.80,ring))*sstep(.15,.75,ch+.15*k)*(1-.55*np.exp(-(u/.05)**2)*(v<.5)); w=np.maximum(w,(1-sstep(.10,.20,np.hypot(u,v-.12)))*.9); c=mix(c,lin('#efe0c6'),np.clip(w,0,1)*.92); return mix(c,lin('#6e3d18'),sstep(.86,1,r)*.5)
        h_,R=coffee(G,.53,cf,foam_mat(),.003); froth(G,rng,'#c49a68',-.55,big=30,ring=.5)
        for o in set(bpy.data.objects)-n0: o.location.z+=.055
    dn=fm('#4a2a14','#7a4a28',scale=9,rough=.85,sss=0,bump=.6,bscale=20,rndv=.3); rc=variants('droot',6,lambda i: blob('droot',(.05+.03*(i%3),.034,.028),.45,2.2,i,3,dn))
    for x,y in poisson(rng,.22,.08,10,.95,-.52)+poisson(rng,.12,.08,4,-1.15,-.62): obj(rng.choice(rc),(x,y,.03),quat=align((0,0,1),rng.uniform(0,6),.4,rng),scale=rng.uniform(.6,1.1))
    cloth((-1.4,1.3),(2.0,1.7),.35,'#efe6d6',seed=84)


def ginger_shot(S):
    rng=random.Random(39); drinkstage(S,'#6d7076','#8d8f92',elev=20,dist=2.75,target=(.05,.0,.32),sun=3.6,fstop=9)
    lq=drink_mat('gs','opaque',emis=.10,rough=.2,fleck=('#b06a10',.012,.22)); gs=gingerslice(); lw=wedge('lemon')
    for k,(x,y,f) in enumerate(((-.30,-.10,.84),(.36,.22,.80),(.98,.80,.86),(-.55,.95,.78))):
        G=glassware('shot',x,y,1.0,thick=.03); z=pour(G,f,[(0,'#cf8a18'),(.5,'#dd9c26'),(1,'#e6ac3c')],lq,.3,seed=k,streak=.2,film='#e2ae48',cling=.05); froth(G,rng,'#efc468',.28,big=50,ring=.7)
        if k<2: dusting('#2a1c12',x+.02,y,.15,z+.010,.10,seed=k)
    obj(lw[1],(.52,-.50,.12),(math.radians(116),.1,.35),.9); ginger((-1.15,.35,0),.4,.95)
    for x,y,q in ((-.74,-.48,(0,-.1,1)),(-.62,-.40,(-.25,-.2,1))): obj(rng.choice(gs),(x,y,.03 if q[0]>-.2 else .06),quat=align(q,x*9))
    cloth((1.3,1.3),(1.8,1.4),-.3,'#ece2cc',seed=71)


def golden_milk(S):
    rng=random.Random(57); hotstage(S,'#7b8284',elev=38,dist=3.9,target=(.06,.02,.52),fstop=9); cloth((1.5,1.1),(2.0,1.7),-.35,'#e9dfca',seed=80)
    for (x,y,h,b,k) in ((-.22,-.12,-.5,'#e6ddcc',0),(1.15,1.2,.4,'#c4a488',1)):
        G=mug(x,y,.58,.84,b,'#efe7d8',handle=h)
        def cf(X,Y,r,z):
            n=nz3(X,Y,s=3,o=4,seed=k); c=mix(lin('#d6a03c'),lin('#e2b65c'),np.clip(.5+1.1*n,0,1)); c=mix(c,lin('#ecd49a'),sstep(.0,.45,nz3(X,Y,s=2.0,seed=3+k))*.7); return mix(c,lin('#c08420'),sstep(.9,1,r)*.5)
        coffee(G,.74-.06*k,cf,vcol('gmilk',rough=.3,sss=.15,bump=.03,coat=.15,rndv=0,rndh=0),.006); froth(G,rng,'#e9cd8c',.42,h=.012,big=110,ring=.5)
        if k==0: dusting('#8a4a1c',x-.08,y+.03,.26,G.top+.016,.40)
    cinnamon((.78,-.72,.06),.35,.85); cinnamon((.92,-.56,.06),.18,.8); dusting('#d08a1c',-.95,-.62,.28,.004,.45)


def green_detox_juice(S):
    rng=random.Random(33); _crop(S,'#c2b696','#d8cfb4',target=(.06,0,.82)); lq=drink_mat('gd','opaque',emis=.05,rough=.2,fleck=('#2c4a14',.014,.30)); ck=cucumber(.05,.23)
    for (x,y,s,k) in ((*NEAR,1.0,0),(*FAR,.92,1)):
        G=glassware('pint',x,y,s); z=pour(G,.90-.16*k,[(0,'#45601c'),(.5,'#527024'),(1,'#64842e')],lq,.25,seed=k,streak=.3,film='#7a9640',cling=.12); froth(G,rng,'#93a95a',.55-.2*k,h=.014,big=130,ring=.6)
        if k==0: on_rim(G,ck[0],.35,.23,.42)
    ga=roundfruit('gapple'); obj(ga[0],(-1.25,.9,.33),(.15,.1,.5)); stalk((-1.25,.9,.52)); aw=wedgeslice('gapple',('#efe9c8','#e4dcae'),'#8fae4a',.36,34); obj(aw[0],(.60,-.66,.11),(1.2,.1,.5),.9); obj(aw[1],(-1.02,-.5,.11),(1.25,.0,2.6),.85)
    cloth((1.7,1.5),(1.8,1.4),-.3,'#efe9dc',seed=68)


def hibiscus_cooler(S):
    rng=random.Random(47); _crop(S,'#bca88c','#d2c2aa',sf=.6); lq=drink_mat('hc','clear',emis=0,alpha=0,deep=('#c8061e',5.2)); lr=citrus('lime',.06)
    for (x,y,s,k) in ((*NEAR,1.0,0),(*FAR,.92,1)):
        G=glassware('highball',x,y,s); z=pour(G,.84-.12*k,[(0,'#d04450'),(1,'#e87a80')],lq,seed=k,film='#d87880',cling=.05); ice_in(G,rng,13-3*k,.11,z-.42,.05)
        if k==0: on_rim(G,lr[2],.35,.24,.42); sprig((x-.12,y-.04,z+.06),'mint',5,.95,rng,stem=.12); droplets(G,rng,200)
    hb=variants('hibis',8,lambda i: blob('hibis',(.115,.06+.012*(i%3),.032),.45,2.2,i*5,5,fm('#24040c','#641226',scale=12,rough=.6,sss=.08,bump=.4,bscale=40,coat=.04,rndv=.25),lambda p,n: p*(1-.42*np.exp(-(fbm(n*2.4+i*3,3)/.07)**2))[:,None]+np.array([0,0,1])*(2.2*p[:,:1]**2*(1 if i%2 else -1))))
    for x,y in ((.22,-.30),(.36,-.20),(.30,-.02),(.47,-.33),(.52,-.10),(.62,.06),(-.84,-.34),(-.74,-.50)): obj(rng.choice(hb),(x,y,.03),quat=lying(rng,(0,0,1),.3),scale=rng.uniform(.75,1.15))
    cloth((1.7,1.5),(1.8,1.4),-.3,'#f0e8dc',seed=75)



def hot_chocolate(S):
    rng=random.Random(59); hotstage(S,'#8a7668',elev=36,dist=3.8,target=(.06,.0,.56),fstop=9); cloth((-1.4,1.2),(2.0,1.7),.35,'#ece0d0',seed=81)
    mm=vcol('marsh',rough=.85,sss=.55,sssr=(.08,.07,.06),bump=.06,bscale=60,bdist=.004,spec=.15,rndv=.03)
    def soft(i):
        g=random.Random(i*7+3); R,H=.098*g.uniform(.9,1.1),.088*g.uniform(.85,1.15); v,f=ico(5); q=np.hypot(v[:,0],v[:,1]); d=v/((q**5+np.abs(v[:,2])**5)**.2)[:,None]; n=fbm(v*1.3+i*5,3); wr=fbm(np.stack([v[:,0]*3,v[:,1]*3,v[:,2]*9+i],-1),3)
        p=d*np.array([R,R*g.uniform(.88,1.0),H])*(1+.11*n+.018*wr)[:,None]; p[:,0]+=g.uniform(-.25,.25)*p[:,2]; p[:,2]-=.10*H*sstep(.75,.2,np.hypot(d[:,0],d[:,1]))*np.sign(v[:,2]); return mesh('marsh',p,f,cmix('#f3ebe0','#e6d6c4',.4+1.1*n),mm)
    ms=variants('marsh',7,soft)
    for (x,y,h,b,k) in ((-.18,-.12,-.5,'#e9dfce',0),(1.15,1.2,-.2,'#4a5a62',1)):
        G=mug(x,y,.60,.86,b,'#ece4d6',handle=h); level=.75-.08*k
        # marshmallows in a crowd, half sunk, melting into a white film round them
        at=[]
        for _ in range(400):
            if len(at)>=11: break
            u,v=rng.gauss(.06,.17),rng.gauss(.05,.15)
            if math.hypot(u,v)<.36 and all(math.hypot(u-p,v-q)>.145 for p,q in at): at.append((u,v))
        def cf(X,Y,r,z):
            n=nz3(X,Y,s=3,o=4); c=mix(lin('#3c1e10'),lin('#5c3420'),np.clip(.4+.9*n,0,1)); c=mix(c,lin('#7a4c30'),sstep(.88,1,r)*.6); u,w=X+.03*nz3(X,Y,s=8,o=3),Y+.03*nz3(X,Y,s=8,seed=5,o=3); d=np.min([np.hypot(u-p,w-q) for p,q in at],0); c=mix(c,lin('#a9805f'),sstep(.20,.11,d+.05*n)*.75); return mix(c,lin('#efe2d2'),sstep(.125,.088,d+.03*nz3(X,Y,s=20,o=2)))
        coffee(G,level,cf,vcol('hchoc',rough=.22,sss=.1,bump=.04,coat=.25,rndv=0,rndh=0),.005); upd()
        for j,(u,v) in enumerate(at): obj(ms[j%7],(x+u,y+v,level+rng.uniform(.012,.030)),quat=align((rng.gauss(0,.25),rng.gauss(-.1,.25),1),rng.uniform(0,6.28)),scale=rng.uniform(.80,1.0))


def iced_matcha_latte(S):
    rng=random.Random(14); _crop(S,'#b3aa92','#cbc4b0',target=(.06,0,.80)); lq=drink_mat('im','opaque',emis=.08,rough=.2,fleck=('#4a6a1c',.010,.05))
    for (x,y,s,k) in ((*NEAR,1.0,0),(*FAR,.92,1)):
        G=glassware('highball',x,y,s); z=pour(G,.88-.10*k,[(0,'#efe8d6'),(.30,'#eae4cc'),(.46,'#c4ca98'),(.60,'#84994c'),(1,'#64802e')] if k==0 else [(0,'#cfd2a6'),(.5,'#a3b070'),(1,'#7f9450')],lq,.5,seed=k+3,streak=.36,film='#93a862',cling=.05); ice_in(G,rng,3,.19,z-.02,.07); froth(G,rng,'#a4b670',.18,big=80,ring=.6)
        if k==0: straw(G,'#d8cbb0',2.4,r=.036); droplets(G,rng,120)
    o,ih,pin=bowl(.42,.28,'#4a544e',inner='#525c55',loc=(-1.3,1.1),name='mb'); surface(pin,.18,lambda x,y,r,z: mix(lin('#5f7f24'),lin('#86a044'),np.clip(.5+1.2*nz3(x,y,s=6),0,1)),vcol('mpow',rough=.95,sss=0,bump=.6,bscale=40,spec=.1),(-1.3,1.1),amp=.05,freq=5,dome=.10)
    dusting('#6f9030',.66,-.66,.34,.005,.55,squash=.7); cloth((1.6,1.5),(1.8,1.4),-.3,'#efe9dc',seed=63)


def mango_lassi(S):
    rng=random.Random(5); _crop(S,'#6f8784','#93a5a0',False,elev=17,dist=4.0,target=(.06,0,.72)); lq=drink_mat('ml','opaque',emis=.10,rough=.3,fleck=('#c97a1c',.018,.18))
    mg=fm('#e0901c','#efae44',scale=5,rough=.28,sss=.35,bump=.3,bscale=16,coat=.3,rndv=.2); mc=variants('mangobit',5,lambda i: blob('mangobit',(.07*(1+.2*math.sin(i*2)),.062,.05*(1+.2*math.cos(i))),.16,1.9,i+2,4,mg,None,None,3,7)); pst=[crumb(fm(a,b,rough=.7,sss=.1,bump=.3),.022,5,.5,'pst'+a,2) for a,b in (('#8a9a4a','#b0b870'),('#a3a45c','#c4bd84'),('#6a4a4e','#84606a'))]
    for (x,y,s,k) in ((-.28,-.15,1.05,0),(.92,.95,.98,1)):
        G=glassware('lassi',x,y,s); z=pour(G,.93-.08*k,[(0,'#dd9830'),(.5,'#e2a540'),(1,'#e8b45a')],lq,.3,seed=k,streak=.25,film='#e8bb6c',cling=.07); froth(G,rng,'#eec886',.42,h=.012,big=80,ring=.4)
        if k==0:
            for j,(dx,dy) in enumerate(((-.10,-.10),(.05,-.15),(-.02,.02),(-.2,.0))): obj(mc[j],(x+dx,y+dy,z+.02),quat=align((dx,-.3,1),rng.uniform(0,6)))
        for _ in range(46 if k==0 else 20): a=rng.uniform(0,6.28); r=abs(rng.gauss(0,.13)); obj(rng.choice(pst[rng.choice((0,0,1,2))]),(x+.06+r*math.cos(a),y-.02+r*math.sin(a),z+.014),quat=rq(rng),scale=rng.uniform(.35,.95))
    for p,j in (((.50,-.66),0),((.66,-.56),1),((.60,-.78),2),((-1.0,-.5),3)): obj(mc[j],(*p,.045),(0,0,p[0]*7))
    for p in ((.86,-.70),(.94,-.58)): obj(rng.choice(cardamom()),(*p,.04),(0,0,p[0]*9),.8)
    cloth((-1.6,1.2),(1.8,1.4),.3,'#ece2cc',seed=64)


def masala_chai(S):
    rng=random.Random(61); drinkstage(S,'#7a6450','#9a8670',elev=25,dist=3.5,target=(.10,.05,.52),sun=3.8,fstop=9); lq=drink_mat('mc','opaque',emis=.06,rough=.2)
    for k,(x,y,s,f) in enumerate(((-.26,-.15,1.16,.88),(.80,.60,1.08,.82))):
        G=glassware('teaglass',x,y,s); z=pour(G,f,[(0,'#8a6446'),(.6,'#967050'),(1,'#a07a5a')],lq,.12,seed=k,streak=.08,film='#a58262',cling=.012); froth(G,rng,'#bb9a7a',.62-.1*k,h=.002,big=70,ring=.5)
    cloth((1.4,1.5),(1.8,1.4),-.3,'#e6d8be',seed=82)


def oat_milk(S):
    rng=random.Random(37); _crop(S,'#8d8f8c','#a9aeae',False,elev=17,dist=4.2,target=(.06,0,.70)); lq=drink_mat('om','opaque',emis=.14,rough=.3); m=[(0,'#e9dfca'),(1,'#f0e8d6')]
    G=glassware('tumbler',-.30,-.2,1.1); pour(G,.80,m,lq,.1,film='#f0e8d6',cling=.12); froth(G,rng,'#efe6d2',.16,big=90,ring=.5)
    G=glassware('bottle',.74,.85,.95); pour(G,.60,m,lq,.1,seed=2,film='#f0e8d6',cling=.2)
    ot=oat()
    for x,y in poisson(rng,.36,.05,56,.55,-.62)+poisson(rng,.2,.07,10,-1.02,-.5): obj(rng.choice(ot),(x,y,.02),quat=align((0,0,1),rng.uniform(0,6),.35,rng),scale=rng.uniform(.9,1.2))
    heap(rng,ot,.72,-.50,.22,.03,200,.04,.012,0,.08); cloth((-1.6,1.3),(1.8,1.4),.4,'#efe6d6',seed=70)


def peach_iced_tea(S):
    rng=random.Random(31); _crop(S,'#b89a74','#d0bb9c',False,sf=.6); lq=drink_mat('pt','clear',emis=0,alpha=0,deep=('#c8701c',1.9)); ps=peachslice()
    for (x,y,s,k) in ((-.27,-.15,1.2,0),(.88,.95,1.08,1)):
        G=glassware('tumbler',x,y,s); z=pour(G,.80-.08*k,[(0,'#e8b070'),(1,'#f4cc98')],lq,seed=k,film='#ecc898',cling=.05)
        ice_in(G,rng,9-2*k,.17,z-.34,.05)
        if k==0: wedge_in(G,ps[0],z-.02,-1.2,.28,.85,.9); droplets(G,rng,170,.1); sprig((x-.16,y-.04,z+.05),'mint',6,.95,rng,stem=.12)
    jug(-1.45,1.25,'#d8cfc0',.9); cloth((1.7,1.6),(1.8,1.4),-.3,'#f0e8d8',seed=67)



def pina_colada(S):
    rng=random.Random(51); _crop(S,'#b49a78','#d6c3a4',elev=14,dist=5.3,target=(.12,0,1.04)); lq=drink_mat('pc','opaque',emis=.12,rough=.35,fleck=('#e6d8aa',.014,.14))
    for (x,y,s,k) in ((*NEAR,1.0,0),(*FAR,.92,1)):
        G=glassware('hurricane',x,y,s); z=pour(G,.93-.08*k,[(0,'#f2e4c6'),(1,'#f5ecd8')],lq,.2,seed=k,streak=.2,film='#f5efdf',cling=.08); _snow(G,z,'#f7f2e4','#efe6cc',.16-.06*k,k)
        if k==0:
            rb=blob('cherry',(.085,.085,.08),.05,1.2,1,4,fm('#7a0a16','#a3182a',rough=.15,sss=.3,bump=.03,coat=.6)); obj(rb,(x-.10,y-.12,z+.13)); t=np.linspace(0,1,14); obj(tube_mesh('chs',np.stack([x-.10-.10*t*t,y-.12+.03*t,z+.19+.20*t-.05*t*t],-1),.008+.006*t**6,fm('#5a5a2a',rough=.6,sss=0,bump=.1),7)); dusting('#7a4a24',x+.08,y-.02,.20,lambda a,b: z+.13*np.clip(1-((a-x)**2+(b-y)**2)/G.tr**2,0,1)+.016,.18)
    cloth((1.9,1.6),(1.8,1.4),-.3,'#f0e9da',seed=77)
def _snow(G,z,c1,c2,h,seed,rough=1.0):
    """Crushed ice and pulp that stands up out of a glass, granular and wet, a little of it over the rim."""
    x,y,f=disk_grid(G.tr*.992,150,360); r=np.hypot(x,y)/G.tr; d,e,own=sacs(x*26+seed*7,y*26,seed); d2,e2,o2=sacs(x*55,y*55,seed+3); n=fbm(np.stack([x*6+seed*5,y*6,x*0],-1),3); g=rough*(.020*own*sstep(0,.3,e)+.007*o2*sstep(0,.3,e2)); Z=h*np.clip(1-r**2.2,0,1)*(1+.35*n)+g*(1-sstep(.94,1,r)*.6)
    c=cmix(c1,c2,.35+.6*n+.35*(own-.5)); m=vcol('snow'+c1,rough=.22,sss=.4,sssr=(.10,.08,.06),bump=.3,bscale=70,coat=.45,rndv=0,rndh=0); obj(mesh('snow',np.stack([x,y,Z],-1),f,c,m),(G.x,G.y,z-.012))


def strawberry_lemonade(S):
    rng=random.Random(4); _crop(S,'#c2b09c','#dccfbe',sf=.6); cl=drink_mat('sl','clear',emis=.05,alpha=.05,deep=('#f0566a',1.9)); lr=citrus('lemon',.06)
    for (x,y,s,k) in ((*NEAR,1.0,0),(*FAR,.92,1)):
        G=glassware('highball',x,y,s); z=pour(G,.86-.15*k,[(0,'#f08a92'),(.4,'#f6a8ac'),(1,'#fcd2cc')],cl,.3,seed=k)
        ice_in(G,rng,11-3*k,.165,z-1.1,.05)
        if k==0: on_rim(G,lr[1],.35,.27,.42); droplets(G,rng,90); sprig((x-.12,y-.02,z+.05),'mint',5,.95,rng)
    halfcitrus('lemon',(-1.15,.7,.21),(.3,-.8,.75)); cloth((1.7,1.5),(1.8,1.4),-.3,'#f0e9dd',seed=61)


def tomato_juice(S):
    rng=random.Random(55); _crop(S,'#a9a490','#c2bda8',target=(.06,0,.80)); lq=drink_mat('tj','opaque',emis=.05,rough=.25,fleck=('#8a1408',.016,.30)); lr=citrus('lemon',.06)
    for (x,y,s,k) in ((*NEAR,1.0,0),(*FAR,.92,1)):
        G=glassware('highball',x,y,s); z=pour(G,.86-.16*k,[(0,'#8c1f0e'),(.5,'#a42a14'),(1,'#b4381e')],lq,.3,seed=k,streak=.3,film='#b84428',cling=.12); froth(G,rng,'#c4603c',.14,big=70,ring=.55)
        if k==0: dusting('#1c120c',x-.02,y-.02,.30,z+.010,.14); on_rim(G,lr[0],.35,.27,.42); celery((x-.05,y+.06,z-.3),(x-.22,y+.06,z+.60),.075,True,rng)
    th=tomato_half(.20); obj(th[1],(.56,-.62,.17),quat=align((.1,-.55,1),0)); obj(th[0],(.92,-.42,.17),quat=align((-.25,-.4,1),1)); tf=roundfruit('tomato'); obj(tf[0],(-1.25,.9,.26),(.1,.1,1)); obj(tf[1],(-1.02,1.35,.22),(.1,.1,2),.85)
    cloth((1.7,1.6),(1.8,1.4),-.3,'#efe7da',seed=79)


def virgin_mojito(S):
    rng=random.Random(8); _crop(S,'#aeb2a4','#c6cabc',sf=.6); lq=drink_mat('mj','clear',emis=0,alpha=0,deep=('#dcecc0',.5)); lr=citrus('lime',.06); lw=wedge('lime'); mt=leaf('mint',5)
    for (x,y,s,k) in ((*NEAR,1.0,0),(*FAR,.92,1)):
        G=glassware('highball',x,y,s); z=pour(G,.86-.12*k,[(0,'#eef6dc'),(1,'#ffffff')],lq,seed=k); 
        for zz,a,sp in ((.27,-1.9,.4),(.36,-1.0,2.0)): wedge_in(G,lw[k],zz,a,.24,.80,sp)
        for zz,a in ((.2,-1.4),(.52,-2.1),(.58,-1.0),(.86,-1.7)): in_glass(G,rng.choice(mt),zz*s,a,.06,.95,spin=rng.uniform(0,6),r=.13)
        ice_in(G,rng,14,.105,G.floor+.45,.05); beads(G,rng,150)
        if k==0: on_rim(G,lr[1],.35,.24,.42); sprig((x-.10,y-.02,z+.06),'mint',7,1.05,rng,stem=.16); droplets(G,rng,200)
    obj(lw[0],(.56,-.66,.11),(math.radians(116),.1,.5)); halfcitrus('lime',(-1.15,.5,.17),(.35,-.8,.75)); cloth((-1.6,1.5),(1.8,1.4),.3,'#f0ece2',seed=62)


def watermelon_slush(S):
    rng=random.Random(35); _crop(S,'#b0a896','#c8c2b4',dist=4.6,target=(.06,0,.88)); lq=drink_mat('ws','opaque',emis=.06,rough=.3,fleck=('#d87a72',.022,.5)); lr=citrus('lime',.06); mw=melonwedge()
    for (x,y,s,k) in ((*NEAR,1.04,0),(*FAR,.95,1)):
        G=glassware('goblet',x,y,s); z=pour(G,.93-.1*k,[(0,'#a8202a'),(.5,'#b83038'),(1,'#c4484c')],lq,.5,seed=k,streak=.5,film='#c85a5a',cling=.06); _snow(G,z,'#c23a40','#e0847e',.20-.1*k,k,1.5)
        if k==0: on_rim(G,lr[2],.35,.24,.42); sprig((x-.12,y-.04,z+.16),'mint',5,.9,rng); droplets(G,rng,200,.62)
    f0=-pi_/2-1.05/2; qw=basis((math.cos(f0),0,math.sin(f0)),(0,-1,0)); obj(mw[0],(-1.2,1.2,.62),quat=Quaternion((0,0,1),-.3)@Quaternion((1,0,0),-.15)@qw,scale=1.2)
    cloth((-1.7,1.6),(1.8,1.4),.3,'#f0e8dc',seed=69)
