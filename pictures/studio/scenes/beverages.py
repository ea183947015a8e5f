"""Scenes of the drinks."""
from kit import *


def almond_milk(S):
    rng=random.Random(49); drinkstage(S,'#c97f5c','#d8937000'[:7],elev=18,dist=5.7,target=(.05,.1,.84))
    lq=drink_mat('am','opaque',emis=.18); m=[(0,'#f5eddf'),(1,'#fcf7ec')]; al=almond()
    G=glassware('carafe',.62,.55,.98); pour(G,.66,m,lq,.1); G=glassware('highball',-.42,-.2,.95); z=pour(G,.84,m,lq,.1); straw(G,'#fbf4ea',2.3,stripe='#b87048')
    powder(rng,'#7a4a24',.26,-.42,-.2,z-.003,60,.008)
    G=glassware('tumbler',1.35,1.0,.9); pour(G,.8,m,lq,.1)
    pbowl(.46,.26,'#4f6b62',(-1.3,.45),al,rng,.10,.05,60,.11,.16,fillc='#8a5228',flat=True)
    for x,y in poisson(rng,.45,.19,11,.55,-.62)+poisson(rng,.3,.2,5,-1.05,-.55): obj(rng.choice(al),(x,y,.05),quat=align((0,0,1),rng.uniform(0,6),.3,rng),scale=rng.uniform(1,1.15))
    scatter_table(almond_flake(),rng,poisson(rng,.35,.13,8,1.05,-.35),.03); vb=fm('#2a150c','#47281a',rough=.35,sss=0,bump=.35,bscale=24,coat=.2)
    for k,a in enumerate((.5,.3)): t=np.linspace(-.5,.5,40); obj(tube_mesh('van',np.stack([.05+t*.85*math.cos(a),-.86+t*.85*math.sin(a)+.05*k,.03+.012*np.sin(t*7+k)],-1),.028*(1-.5*np.abs(t*2)**4),vb,9))
    cloth((-1.6,1.5),(1.8,1.4),.3,'#f6ecdc','#8a5a3c',seed=76)


def apple_spice_punch(S):
    rng=random.Random(63); drinkstage(S,'#5f8466','#6f9474',sf=.45,elev=22,dist=5.0,target=(.05,.05,.50),sun=4.6,y0=3.4)
    lq=drink_mat('ap','clear',emis=.30,alpha=.20,ior=1.12); ad=disc('appled',.30,.04,'#f7ecc4','#f3e2a8','#b81f22'); og=citrus('orange',.05,R=.26)
    for k,(x,y,s,h) in enumerate(((-.3,-.15,1.08,-.5),(.82,.75,1.02,-.3))):
        G=glassware('glassmug',x,y,s,handle=h); z=pour(G,.84,[(0,'#e0761a'),(.5,'#f0962c'),(1,'#fbbb5a')],lq,.2,seed=k)
        in_glass(G,ad[0],.42*s,-1.9,tilt=.1); in_glass(G,og[0],.55*s,-1.0,spin=1)
        obj(ad[0],(x-.06,y-.05,z+.012),quat=align((.0,-.05,1),1)); anise((x-.08,y-.10,z+.05),.4,.85); cinnamon((x+.18,y+.05,z+.10),1.1,.95,.05,(0,-1.05)); cr=variants('cranb',2,lambda i: blob('cranb',(.07,.07,.066),.04,1.2,i,3,fm('#a8101e','#c9283a',rough=.15,sss=.2,bump=0,coat=.7)))
        for dx,dy in ((.22,-.18),(.12,-.26),(-.28,.05)): obj(rng.choice(cr),(x+dx,y+dy,z+.02))
    ra=roundfruit('apple'); obj(ra[0],(-1.25,.35,.33),(.15,.1,.5)); stalk((-1.25,.35,.52)); obj(ra[1],(-1.7,.9,.33),(.1,.2,2)); stalk((-1.7,.9,.52)); aw=wedgeslice('rapple',('#fbf3d6','#f3e4b4'),'#b81f22',.36,32); obj(aw[0],(-1.0,-.5,.13),(1.2,.1,.5)); obj(aw[1],(.5,-.72,.13),(1.25,.0,2.6))
    cinnamon((.95,-.5,.06),.4,.7); cinnamon((1.05,-.35,.06),.2,.7); anise((.2,-.82,.03),.4); anise((-.6,-.85,.03),1.4,.9); obj(citrus('orange',.07)[0],(1.3,-.05,.05),quat=align((0,-.1,1),1))
    for p in ((.72,-.85),(-1.35,-.45),(-.8,-.72),(1.25,-.6)): obj(rng.choice(cr),(*p,.068))
    cloth((1.6,1.5),(1.8,1.4),-.3,'#f2e6cc','#a8342c',seed=83)


def banana_coffee_shake(S):
    rng=random.Random(41); drinkstage(S,'#c98f3a','#d9a24c',elev=17,dist=5.6,target=(.1,0,.84))
    lq=drink_mat('bc','opaque',emis=.20); fmil=fm('#efe0c4','#f7eedb',scale=5,rough=.5,sss=.25,bump=.12,bscale=30,rndv=0); cb=coffeebean(); bs=banana_slice(.06,.165)
    for (x,y,s,k) in PAIR:
        G=glassware('pint',x,y,s); z=pour(G,.88,[(0,'#b8763c'),(.5,'#d09456'),(.85,'#e2b47c'),(1,'#f0d2a4')],lq,.3,seed=k+2,streak=.22)
        obj(piped(G.tr*.60,.24,2.3,G.tr*.36,.05,fmil,7,.14),(x,y,z+.03))
        for dx,dy,dz,j in ((-.12,-.24,.17,0),(.10,-.22,.19,1),(.0,-.08,.33,0)): obj(cb[j],(x+dx,y+dy,z+dz),quat=align((dx*2,-.8,.8),j*2),scale=1.1)
        powder(rng,'#6a3a1c',.26,x,y,lambda a,b: z+.27*max(0,1-math.hypot(a-x,b-y)/(G.tr*.95))+.05,50,.008)
        on_rim(G,banana_slice(.06,.165)[0],.15,.165,.35,1.2); straw(G,'#fbf4e6',2.3,stripe='#6a4a34')
    bananafruit((-1.2,.05,0),.35,.72); bananafruit((-1.3,-.15,.02),.1,.70)
    for x,y,q in ((.45,-.75,(0,-.15,1)),(.68,-.62,(-.4,-.3,1)),(.9,-.72,(0,-.1,1))): obj(bs[0],(x,y,.05 if q[0]>-.3 else .1),quat=align(q,x*9),scale=1.15)
    for x,y in poisson(rng,.35,.1,12,1.2,-.35)+poisson(rng,.3,.14,6,-.55,-.9): obj(rng.choice(cb),(x,y,.045),quat=align((rng.uniform(-.3,.3),rng.uniform(-.5,.1),1),rng.uniform(0,6)),scale=1.1)
    cloth((1.7,1.5),(1.8,1.4),-.3,'#f7ecd6','#7a4f34',seed=72)


def beetroot_juice(S):
    rng=random.Random(43); drinkstage(S,'#e8b49c','#efc4ae',sf=.45,elev=16,dist=5.5,target=(.12,0,.70))
    lq=drink_mat('bj','juice',emis=.14,alpha=.66); og=citrus('orange',.06,R=.30)
    for (x,y,s,k) in ((-.28,-.15,1.25,0),(.92,.8,1.18,1)):
        G=glassware('tumbler',x,y,s); z=pour(G,.84,[(0,'#5e0422'),(.5,'#8e0a30'),(.85,'#b01a3c'),(1,'#cc3a56')],lq,.3,seed=k)
        ice_in(G,rng,3,.17,z-.1,.05); on_rim(G,og[0],.12,.30,.42); straw(G,'#fbf4ea',2.3,stripe='#c9304a'); sprig((x-.12,y-.14,z+.10),'mint',7,1.15,rng)
    bt=roundfruit('beet'); obj(bt[0],(-1.2,.2,.34),(-.9,.2,.6)); cel=fm('#8a1a3c','#b02a50',rough=.4,sss=.1,bump=.1)
    for k in range(4): a=2.4+.2*k; t=np.linspace(0,1,14); obj(tube_mesh('bst',np.stack([-1.2-.15-.30*t,.2+.16+.28*t+.06*k*t,.5+.22*t-.12*t*t],-1),.03*(1-.4*t),cel,8))
    bd=disc('beets',.27,.05,'#8a1040','#a81850','#5a0a2a'); 
    for x,y,q in ((.42,-.75,(0,-.15,1)),(.66,-.62,(-.45,-.3,1))): obj(bd[0],(x,y,.05 if q[0]>-.3 else .13),quat=align(q,x*9))
    halfcitrus('orange',(-.95,-.52,.24),(.3,-.8,.75)); obj(citrus('orange',.07)[0],(1.12,-.42,.05),quat=align((0,-.1,1),1)); ginger((-1.5,-.45,0),.2,.5); scatter_table(leaf('mint',5),rng,[(.1,-.95),(.95,-.72)],.05); cloth((1.7,1.5),(1.8,1.4),-.3,'#fbf4ea','#a8284a',seed=73)


def berry_smoothie(S):
    rng=random.Random(4); drinkstage(S,'#a994d0','#b5a2d8',elev=16,dist=6.0,target=(.1,0,.86))
    lq=drink_mat('bs','opaque',emis=.16); rp=raspberry(); bb=blueberry(); ym=fm('#e9b7d2','#f4d3e4',scale=4,rough=.4,sss=.25,bump=.05,coat=.1,rndv=0)
    for (x,y,s,k) in ((-.3,-.15,1.0,0),(.92,.85,.93,1)):
        G=glassware('pint',x,y,s); z=pour(G,.92,[(0,'#5c1838'),(.3,'#7f2f54'),(.6,'#9c4d72'),(.8,'#bb7d97'),(1,'#cfa3b4')],lq,.35,seed=k,streak=.12)
        obj(piped(G.tr*.62,.20,2.2,G.tr*.34,.05,ym,7,.12),(x,y,z+.02)); straw(G,'#f7f0e4',.7,stripe='#8a2f78')
        for dx,dy,dz,j in [(-.16,-.20,.16,0),(.06,-.26,.13,1),(-.02,-.04,.30,2)]: obj(rp[j],(x+dx,y+dy,z+dz),quat=align((dx*2,-.6,.8),j),scale=1.2)
        for dx,dy,dz,j in ((-.28,-.02,.13,0),(.22,-.14,.12,1),(-.05,-.34,.10,2),(.10,-.10,.27,3)): obj(bb[j],(x+dx,y+dy,z+dz),quat=align((dx*2,-.6,.8),j),scale=1.1)
        sprig((x+.08,y+.02,z+.30),'mint',6,1.05,rng)
    for p in [(.55,-.75),(.75,-.62),(-1.05,-.55),(1.25,-.35),(-1.2,-.4),(.68,-.85)]: obj(rng.choice(bb),(*p,.08),quat=align((rng.uniform(-.5,.5),-.8,.8),0,.3,rng),scale=1.1)
    for p in [(.45,-.55),(-.92,-.75),(1.1,-.6),(-1.35,-.6)]: obj(rng.choice(rp),(*p,.08),(1.4,rng.uniform(-.3,.3),rng.uniform(0,6)),1.2)
    obj(strawberry_half()[0],(.95,-.45,.12),quat=align((-.2,-.6,1),1),scale=1.3); cloth((-1.6,1.2),(1.8,1.4),.3,'#f4ede2','#8c4a7a',seed=61)


def blueberry_lavender_lemonade(S):
    rng=random.Random(53); drinkstage(S,'#e8cf86','#f0dc9e',sf=.45,elev=15,dist=5.9,target=(.12,0,.92))
    lq=drink_mat('bl','juice',emis=.18,alpha=.36); bb=blueberry(); lm=citrus('lemon',.05,R=.22); lr=citrus('lemon',.06)
    for (x,y,s,k) in PAIR:
        G=glassware('highball',x,y,s); z=pour(G,.87,[(0,'#4a2a9a'),(.35,'#6d48b8'),(.7,'#9a78d0'),(1,'#c9aee6')],lq,.3,seed=k)
        in_glass(G,lm[0],.48*s,-1.3); in_glass(G,lm[0],.98*s,-1.9,spin=1)
        for zz,a in ((.2,-1.8),(.3,-1.2),(.72,-2.1),(.78,-1.1),(.62,-1.6),(1.12,-1.2),(.25,-.8)): in_glass(G,rng.choice(bb),zz*s,a,.05,.9,r=.08)
        ice_in(G,rng,5,.15); on_rim(G,lr[0],.12,.27,.42); straw(G,'#fbf4ea',2.4,stripe='#6a4ab0')
        for dx in (-.10,.02): lavender((x+dx,y-.12,z-.1),(x+dx*2.2-.1,y-.26,z+.62),rng)
        for dx,dy in ((-.2,-.2),(-.05,-.27),(.12,-.22)): obj(rng.choice(bb),(x+dx,y+dy,z+.06),quat=align((0,-.6,.8),0))
    for x,y in poisson(rng,.4,.2,7,.62,-.66)+poisson(rng,.35,.2,5,-1.0,-.6): obj(rng.choice(bb),(x,y,.08),quat=align((rng.uniform(-.5,.5),-.8,.8),0,.3,rng),scale=1.08)
    halfcitrus('lemon',(-1.2,-.2,.20),(.3,-.8,.75)); obj(roundfruit('lemon')[0],(-1.5,.4,.29),(1.5,.2,.5))
    for a,(x,y) in enumerate(((.35,-.95),(.55,-.9))): lavender((x+.55,y+.25,.04),(x-.2,y-.02,.06),rng,1.1)
    cloth((1.7,1.5),(1.8,1.4),-.3,'#fbf6ea','#7a5ab8',seed=78)


def chocolate_peanut_shake(S):
    rng=random.Random(45); drinkstage(S,'#8fa688','#a2b79a',elev=20,dist=5.6,target=(.14,0,.84),glow=0)
    wc=fm('#efe2cc','#f8efdf',scale=5,rough=.5,sss=.3,bump=.1,bscale=30,coat=.05,rndv=0); pn=peanut(); ss=fm('#2e140a','#4a2412',rough=.16,sss=.05,bump=0,coat=.5,rndv=0); nuts=[h for i,p in enumerate(pn[:3]) if (h:=broken(p,WITHIN['peanut'],i))]+pn[3:]
    lq=vm('shake',rough=.35,sss=.25,sssr=(.10,.06,.03),bump=.05,bscale=30,coat=.1,rndv=0,rndh=0)
    for (x,y,s,k) in ((-.3,-.2,.98,0),(.86,.75,.94,1)):
        G=glassware('pint',x,y,s); z=pour(G,.90,[(0,'#6b3524'),(.5,'#80452e'),(.9,'#94573c'),(1,'#ab7154')],lq,.25,seed=k,streak=.25,gap=-.012)
        cr=piped(G.tr*.56,.38,2.7,G.tr*.36,.05,wc,6,.13); v=np.empty(len(cr.vertices)*3,np.float32); cr.vertices.foreach_get('co',v); v=v.reshape(-1,3).astype(float); v+=.02*np.stack([N(v[:,0],v[:,2],5,1),N(v[:,1],v[:,2],5,2),N(v[:,0],v[:,1],5,3)],-1); cr.vertices.foreach_set('co',v.astype(np.float32).ravel()); obj(cr,(x,y,z+.03))
        xx,yy,f=disk_grid(1,40,120); r=np.hypot(xx,yy); e=G.tr*np.where(r<.9,r/.9*.985,.985+.15*(r-.9))/np.maximum(r,1e-6); xx,yy=xx*e,yy*e; obj(mesh('foam',np.stack([xx+x,yy+y,z-.02+(.05+.03*N(xx,yy,6,k))*np.clip((1-r)/.1,0,1)**.5],-1),f,mat=wc)); upd(); P=spile(x,y,G.tr*1.02,.014); q=wavepath(x-G.tr*.8,y-.16,x+G.tr*.8,y+.10,.17,3.2,ph=k); poured(P,q,.017,ss,thick=.012,round_=.014); poured(P,wavepath(x-.12,y-G.tr*.7,x+.16,y+G.tr*.6,.14,2.6,ph=2+k),.014,ss,thick=.010,round_=.014)
        upd(); drop(nuts,rng,gp(rng,G.tr*.82,.07,34,x,y),.008,scale=(.35,.7),rand=True); straw(G,'#f1e6d4',.6,stripe='#5a3420',r=.034,up=.42)
    pbowl(.42,.24,'#c9603a',(-1.25,.35),pn[:3],rng,.085,.05,44,.10,.14,fillc='#a8743a')
    for x,y in gp(rng,.45,.17,10,.55,-.62)+gp(rng,.3,.18,5,-1.0,-.55): obj(one_of(rng,pn[:3],'peanut'),(x,y,.05),quat=lying(rng,(0,0,1),.2),scale=1.0)
    cm=fm('#2a1209','#3b1b0e',rough=.35,sss=0,bump=.15,coat=.2)
    for k,(x,y) in enumerate(((.95,-.48),(1.18,-.35),(.3,-.9))): obj(blob('sh',(.13,.10,.035),.06,1.2,k,3,cm,power=7),(x,y,.04),(.1,.1,k*1.3))
    cloth((1.7,1.5),(1.8,1.4),-.3,'#f4ead8','#6b4a3a',seed=74)


def cold_brew_coffee(S):
    rng=random.Random(15); drinkstage(S,'#d9b98c','#e3c8a0',elev=15,dist=5.4,target=(.12,0,.68))
    lq=drink_mat('cb','opaque',emis=.06); cb=coffeebean()
    for (x,y,s,k) in ((-.25,-.15,1.2,0),(.92,.75,1.15,1)):
        G=glassware('tumbler',x,y,s); z=pour(G,.84,[(0,'#240e06'),(.30,'#3c190a'),(.52,'#6a3616'),(.74,'#b8793e'),(.9,'#e2bd8a'),(1,'#f0d9b4')],lq,.45,seed=k+5,streak=.30)
        ice_in(G,rng,6,.17,z-.3,.06); straw(G,'#2c211b',2.3,r=.03)
    vb=fm('#2a150c','#47281a',rough=.35,sss=0,bump=.35,bscale=24,coat=.2)
    for k,(a,dx) in enumerate(((.25,.0),(.05,.10))): t=np.linspace(-.5,.5,40); p=np.stack([.75+t*.95*math.cos(a)-dx,-.72+t*.95*math.sin(a)+dx*.6,.03+.012*np.sin(t*7+k)],-1); obj(tube_mesh('van',p,.030*(1-.5*np.abs(t*2)**4),vb,9))
    for x,y in poisson(rng,.42,.1,22,-1.15,-.45)+poisson(rng,.35,.14,7,.2,-.95): obj(rng.choice(cb),(x,y,.045),quat=align((rng.uniform(-.3,.3),rng.uniform(-.5,.1),1),rng.uniform(0,6)),scale=1.1)
    # milk jug
    prof=smooth_prof([(.001,0),(.24,0),(.27,.03),(.30,.2),(.25,.42),(.20,.52),(.23,.62),(.225,.63),(.20,.62),(.17,.52),(.22,.42),(.27,.2),(.24,.06),(.001,.05)],110); obj(revolve('jug',prof,96,ceramic('jugcb','#f3ece0','#8a7a66',.3,.3),lambda V,s:np.tile(lin('#f3ece0'),(len(V),1))),(-1.25,.45,0)); obj(revolve('jm',[(.001,.5),(.19,.5)],60,fm('#f7eedd',rough=.3,sss=.2,bump=0)),(-1.25,.45,0)); t=np.linspace(-1.6,1.6,24); obj(tube_mesh('jh',np.stack([-1.25-.22-.14*np.cos(t),.45+0*t,.34+.16*np.sin(t)],-1),.03,fm('#f3ece0',rough=.3,sss=0,bump=0),10))
    cloth((1.6,1.5),(1.8,1.4),-.3,'#6b4a3a','#e9d9bf',seed=65)


def cucumber_mint_water(S):
    rng=random.Random(21); drinkstage(S,'#86b6cf','#9cc6da',sf=.45,elev=15,dist=5.9,target=(.1,.1,.88))
    lq=drink_mat('cw','clear',emis=.03,alpha=.05,ior=1.2); ck=cucumber(.04,.20); mt=leaf('mint',5); ll=citrus('lemon',.05,R=.2)
    G=glassware('carafe',.78,.72,1.02); z=pour(G,.72,[(0,'#e0f0dc'),(1,'#f0f8f2')],lq)
    for zz,a,sp in ((.22,-1.9,0),(.30,-1.0,1),(.55,-1.5,2),(.62,-2.2,.5),(.72,-.9,.5),(.9,-1.6,1),(1.05,-1.1,2)): in_glass(G,ck[0],zz,a,spin=sp,tilt=rng.uniform(-.2,.2))
    in_glass(G,ll[0],.42,-.75); in_glass(G,ll[0],.82,-2.2)
    for k in range(10): in_glass(G,rng.choice(mt),rng.uniform(.2,1.15),rng.uniform(-2.5,-.6),.04,1.2,spin=rng.uniform(0,6),r=.14)
    ice_in(G,rng,4,.15,z-.1,.02); sprig((.78,.72,z+.18),'mint',8,1.3,rng)
    G=glassware('highball',-.42,-.2,.92); z=pour(G,.86,[(0,'#e0f0dc'),(1,'#f0f8f2')],lq,seed=2)
    for zz,a,sp in ((.28,-1.9,0),(.52,-1.2,1),(.78,-1.9,2),(.98,-1.1,.5)): in_glass(G,ck[0],zz,a,spin=sp,tilt=.1)
    for zz,a in ((.4,-1.0),(.66,-2.0),(.9,-1.5),(1.05,-2.1),(.2,-1.3)): in_glass(G,rng.choice(mt),zz,a,.04,1.1,spin=rng.uniform(0,6),r=.12)
    ice_in(G,rng,6,.14); on_rim(G,cucumber(.05,.23)[0],.1,.23,.42); sprig((-.5,-.26,z+.14),'mint',10,1.3,rng,stem=.18)
    # cucumber pieces
    cm=vcol('cukebody',rough=.35,sss=.1,bump=.12,bscale=30,coat=.2,rndv=0); t=np.linspace(-.5,.5,40); a=np.linspace(0,2*np.pi,28,endpoint=False)
    c=mix(lin('#1f5222'),lin('#4a8a3a'),np.clip(.5+fbm(np.stack([t*3,t*0,t*0],-1),3),0,1)); obj(tube_mesh('ckb',np.stack([-1.25+t*.9,.15+.1*t+.05*np.cos(t*3),.22+0*t],-1),.215*np.clip((t+.5)/.12,0.05,1)**.5,cm,28,True,c),(0,0,0)); obj(cucumber(.03,.213)[0],(-.795,.2,.22),quat=align((1,.05,.0),0))
    for (x,y,q) in ((.28,-.78,(.0,-.2,1)),(.55,-.7,(-.5,-.3,1)),(.95,-.55,(.05,-.1,1))): obj(cucumber(.06,.22)[0],(x,y,.06 if q[0]>-.3 else .11),quat=align(q,x*5))
    scatter_table(mt,rng,[(.05,-.95),(1.2,-.35),(-.95,-.75)],.05); cloth((-1.7,1.4),(1.8,1.4),.3,'#fbf8ef','#4f8aa6',seed=66)


def dandelion_latte(S):
    rng=random.Random(65); hotstage(S,'#a3b08a'); cloth((1.45,.85),(2.0,1.7),-.35,'#f4ecda','#7a5a3a',seed=84)
    o,ih,pin=plate(.85,.10,'#f1ece1',loc=(-.2,-.1),name='sauc'); o2,_,_=plate(.8,.10,'#c98a6a',loc=(1.15,1.05),name='sauc2')
    for (x,y,h,b) in ((-.2,-.1,-.6,'#5a6f7c'),(1.15,1.05,-.3,'#c98a6a')):
        n0=set(bpy.data.objects); G=mug(x,y,.56,.62,b,'#f5efe4',handle=h,bulge=.0); heart=(b=='#5a6f7c')
        def cf(X,Y,r,z):
            k=nz3(X,Y,s=5,o=3); c=mix(lin('#9a5f2c'),lin('#b97a42'),np.clip(.5+1.0*k,0,1)); u=X/.34; v=(Y+.02)/.34
            d=np.abs(u)*1.0; R=np.hypot(u,v); a=np.arctan2(u,v) # rosetta: leaf outline with chevrons
            leafm=1-sstep(.78,.92,np.sqrt((u/.72)**2+(v/.98)**2)); ch=.5+.5*np.cos((v*1.0+np.abs(u)*1.1)*17); ch=sstep(.35,.7,ch); stem=1-sstep(.02,.06,np.abs(u)); w=leafm*np.maximum(ch*(1-stem),0); c=mix(c,lin('#fbf0dc'),np.clip(w,0,1)*.96); return mix(c,lin('#7a441c'),sstep(.88,1,r)*.55)
        coffee(G,.53,cf,foam_mat(),.003); bubbles(G,rng,'#d9a870',26,.012,.9)
        for o in set(bpy.data.objects)-n0: o.location.z+=.055
    dn=fm('#5a3418','#8a5a30',scale=9,rough=.8,sss=0,bump=.5,bscale=20); rc=variants('droot',5,lambda i: blob('droot',(.09,.04,.038),.35,1.8,i,3,dn)); pbowl(.36,.20,'#d9a441',(-1.35,.7),rc,rng,.055,.035,60,.06,.12,fillc='#5a3418')
    for x,y in poisson(rng,.35,.1,16,.95,-.6)+poisson(rng,.2,.1,5,-1.2,-.75): obj(rng.choice(rc),(x,y,.035),quat=align((0,0,1),rng.uniform(0,6),.4,rng))
    # dandelion flowers
    pt=fm('#f2b80c','#f9d53a',rough=.5,sss=.2,bump=0,rndv=.15); pe=variants('dpet',2,lambda i: blob('dp',(.085,.014,.006),.1,1,i,2,pt))
    for (x,y,z) in ((-1.15,-.62,.07),(-1.38,-.4,.06),(1.25,-.25,.06)):
        for k in range(70): a=k*2.4; e=.12+1.35*(k/70); d=Vector((math.cos(a)*math.cos(e),math.sin(a)*math.cos(e),math.sin(e))); obj(pe[k%2],Vector((x,y,z))+d*(.10-.03*k/70),scale=1.0-.35*k/70,quat=basis(d,(-math.cos(a)*math.sin(e),-math.sin(a)*math.sin(e),math.cos(e))))
        t=np.linspace(0,1,12); obj(tube_mesh('ds',np.stack([x-.0+.1*t,y-.45*t,.03+.04*(1-t)],-1),.016,fm('#7a9a4a',sss=.1,bump=0),8))
    spoon((.35,-1.05,0),.25,.8,metal('gold','#caa25e',.22))


def ginger_shot(S):
    rng=random.Random(39); drinkstage(S,'#2f4a66','#3f5d7c',elev=22,dist=4.8,target=(.05,.05,.40),sun=4.2,y0=3.4)
    lq=drink_mat('gs','opaque',emis=.24); th=plank((.1,.15),(2.3,1.2),.12,('#8a5a30','#c08a54'),.08); gs=gingerslice(); ll=citrus('lemon',.05)
    for k,(x,y) in enumerate(((-.55,-.12),(.05,.02),(.66,.14),(-.22,.52),(.42,.66))):
        G=glassware('shot',x,y,1.0,thick=.03); G.o.location.z=th; n0=len(bpy.data.objects); z=pour(G,.84,[(0,'#e88a08'),(.5,'#f5a914'),(1,'#fbc83c')],lq,.3,seed=k,streak=.12)
        for o in list(bpy.data.objects): 
            if o.name.startswith('liq') and o.location.z==0: o.location.z=th
        z+=th
        if k in (0,2,4): a=.2; obj(citrus('lemon',.05,R=.17)[0],(x+G.rim*math.cos(a),y+G.rim*math.sin(a),th+G.H+.03),quat=basis((math.cos(a),math.sin(a),0),(math.sin(a),-math.cos(a),0)))
        powder(rng,'#8a4a0c',.15,x,y,z-.004,26,.007)
    ginger((-1.1,-.62,0),.4,1.05); 
    for x,y,q in ((.35,-.78,(0,-.2,1)),(.56,-.72,(-.35,-.3,1)),(.15,-.7,(0,-.1,1))): obj(rng.choice(gs),(x,y,.05 if q[0]>-.2 else .09),quat=align(q,x*9),scale=1.1)
    # turmeric fingers
    tm=fm('#b8651c','#d98a2e',scale=6,rough=.75,sss=.05,bump=.5,bscale=18)
    for (x,y,a) in ((1.05,-.55,.3),(1.2,-.38,-.2)): t=np.linspace(-.5,.5,40); obj(tube_mesh('tum',np.stack([x+t*.5*math.cos(a),y+t*.5*math.sin(a)+.04*np.cos(t*4),.075+0*t],-1),.075*np.clip(1-(np.abs(t)*2)**4,.02,1)**.5*(1+.07*np.cos(t*38)),tm,16))
    dm=disc('turm',.085,.03,'#f28a0c','#e8760a','#b8651c'); 
    for x,y in ((.9,-.75),(.78,-.62),(1.02,-.80)): obj(dm[0],(x,y,.03),quat=align((rng.uniform(-.2,.2),-.1,1),0))
    obj(wedge('lemon')[0],(-.55,-.8,.11),(math.radians(112),.1,.5)); powder(rng,'#e8a01c',.3,-.1,-.72,.006,90,.010); cloth((-1.5,1.2),(1.8,1.4),.3,'#f4e6c8','#d9892c',seed=71)


def golden_milk(S):
    rng=random.Random(57); hotstage(S,'#2f5a66'); cloth((1.5,.9),(2.0,1.7),-.35,'#efe3cb','#d98a2c',seed=80)
    for (x,y,h,b) in ((-.25,-.15,-2.6,'#efe6d6'),(.98,.95,.4,'#d9b48c')):
        G=mug(x,y,.56,.84,b,'#f5ede0',handle=h); fo=foam_mat()
        def cf(X,Y,r,z):
            k=nz3(X,Y,s=4,o=4); c=mix(lin('#eda81c'),lin('#f7c94e'),np.clip(.5+1.1*k,0,1)); c=mix(c,lin('#fbe6a8'),sstep(.05,.45,nz3(X,Y,s=2.4,seed=3))*.75); return mix(c,lin('#d98a10'),sstep(.88,1,r)*.6)
        coffee(G,.74,cf,fo,.010); bubbles(G,rng,'#fbe3a0',60)
        powder(rng,'#a85a14',.22,x-.05,y+.05,G.top+.004,90,.007); 
        if b=='#efe6d6': anise((x+.12,y-.12,G.top+.03),.3,1.0); cinnamon((x-.18,y+.12,G.top+.10),2.2,.75,.05,(0,-.25))
    tm=fm('#b8651c','#d98a2e',scale=6,rough=.75,sss=.05,bump=.5,bscale=18)
    for (x,y,a) in ((-1.3,-.35,.5),(-1.15,-.6,.2),(-1.45,-.05,1.0)): t=np.linspace(-.5,.5,40); obj(tube_mesh('tum',np.stack([x+t*.62*math.cos(a),y+t*.62*math.sin(a)+.05*np.cos(t*4),.085+0*t],-1),.085*np.clip(1-(np.abs(t)*2)**4,.02,1)**.5*(1+.07*np.cos(t*38)),tm,16))
    dm=disc('turm',.085,.03,'#f28a0c','#e8760a','#b8651c')
    for x,y in ((-.95,-.85),(-.82,-.98),(-1.08,-1.0)): obj(dm[0],(x,y,.03),quat=align((rng.uniform(-.2,.2),-.1,1),0),scale=1.15)
    o,ih,pin=smallbowl(.34,.18,'#b9552f',(.85,-.62)); surface(pin,.13,lambda x,y,r,z: mix(lin('#d98208'),lin('#efa722'),np.clip(.5+1.2*nz3(x,y,s=8),0,1)),vcol('tpow',rough=.95,sss=0,bump=.6,bscale=40,spec=.1),(.85,-.62),amp=.05,freq=6,dome=.08); powder(rng,'#e0961a',.3,.55,-.92,.006,110,.010); cinnamon((-1.2,.85,.06),.6,.8); cinnamon((-1.05,1.02,.06),.4,.8); anise((1.3,-.25,.03),1.0); anise((-.7,.95,.03),.2,.9)


def green_detox_juice(S):
    rng=random.Random(33); drinkstage(S,'#e2c75a','#ecd67c',elev=16,dist=5.7,target=(.12,0,.80))
    lq=drink_mat('gd','opaque',emis=.13); ck=cucumber(.06,.25)
    for (x,y,s,k) in PAIR:
        G=glassware('pint',x,y,s); z=pour(G,.90,[(0,'#3f7a1c'),(.4,'#5c9a26'),(.8,'#7ab83a'),(1,'#a3d05c')],lq,.2,seed=k,streak=.06)
        fo=variants('bub',2,lambda i: blob('bub',(.03,.03,.018),.1,1,i,2,fm('#b9da7c','#d0e8a0',rough=.3,sss=.2,bump=0)))
        for px,py in poisson(rng,G.tr*.92,.045,60,x,y,shape=lambda a,b: math.hypot(a-x,b-y)>.18): obj(rng.choice(fo),(px,py,z),scale=rng.uniform(.4,1.1))
        on_rim(G,ck[0],.1,.25,.42); straw(G,'#f7f4e4',2.3,stripe='#4f8a3a'); sprig((x-.12,y-.1,z+.02),'mint',7,1.1,rng)
    ga=roundfruit('gapple'); obj(ga[0],(-1.2,.15,.33),(.15,.1,.5)); stalk((-1.2,.15,.52)); aw=wedgeslice('gapple',('#f8f6da','#eef0c0'),'#8fb83a',.36,34); obj(aw[0],(-.95,-.62,.13),(1.2,.1,.5)); obj(aw[0],(.52,-.72,.13),(1.3,.0,2.6))
    for x,y,q in ((.9,-.5,(.05,-.15,1)),(1.12,-.42,(-.5,-.3,1))): obj(ck[0],(x,y,.06 if q[0]>-.3 else .11),quat=align(q,x*5))
    sp=leaf('spinach',5); scatter_table(sp,rng,[(.1,-.85),(.25,-.98),(-.6,-.85),(-1.5,-.5),(1.35,-.15)],.06,scale=(.9,1.2)); halfcitrus('lime',(-1.55,-.35,.16),(.4,-.8,.7)); cloth((1.7,1.5),(1.8,1.4),-.3,'#f7f4e4','#5a8a3a',seed=68)


def hibiscus_cooler(S):
    rng=random.Random(47); drinkstage(S,'#e6c07a','#eecd90',sf=.45,elev=15,dist=5.8,target=(.12,0,.92))
    lq=drink_mat('hc','clear',emis=.08,alpha=.22,ior=1.18); lm=citrus('lime',.05,R=.21); lr=citrus('lime',.06)
    for (x,y,s,k) in PAIR:
        G=glassware('goblet',x,y,1.06*s); z=pour(G,.88,[(0,'#7a0620'),(.4,'#9c0c2c'),(.8,'#c4203e'),(1,'#de4a5a')],lq,seed=k)
        for zz,a,sp in ((.82,-1.9,0),(1.08,-1.15,1)): in_glass(G,lm[0],zz*s,a,spin=sp,tilt=.1)
        ice_in(G,rng,6,.15); on_rim(G,lr[0],.1,.24,.42); straw(G,'#fbf4ea',2.3,stripe='#a8203c'); sprig((x-.08,y-.12,z+.14),'mint',9,1.25,rng,stem=.16)
    pm=fm('#4a0a1c','#8a1a34',scale=6,rough=.6,sss=.1,bump=.4,bscale=20,rndv=.25)
    hp=variants('hib',4,lambda i: blob('hib',(.11,.06,.03),.5,2.2,i,3,pm,lambda p,n: p+np.array([0,0,1])*(.35*p[:,1:2]**2*20*.06+.2*p[:,0:1]**2*2)))
    pbowl(.42,.22,'#f3ece0',(-1.25,.35),hp,rng,.07,.04,60,.075,.14,fillc='#4a0a1c')
    for x,y in poisson(rng,.4,.13,12,.62,-.65)+poisson(rng,.25,.13,5,-.8,-.8): obj(rng.choice(hp),(x,y,.04),quat=align((0,0,1),rng.uniform(0,6),.5,rng),scale=rng.uniform(.8,1.1))
    halfcitrus('lime',(-1.1,-.45,.17),(.35,-.8,.75)); obj(wedge('lime')[0],(1.1,-.45,.11),(math.radians(112),.1,.6)); scatter_table(leaf('mint',5),rng,[(.2,-.95),(1.2,-.62)],.05); cloth((1.7,1.5),(1.8,1.4),-.3,'#fbf4ea','#a8203c',seed=75)


def hot_chocolate(S):
    rng=random.Random(59); hotstage(S,'#9a5a56'); cloth((-1.4,.9),(2.0,1.7),.35,'#f2e4d4','#8a3a3a',seed=81)
    mm=vcol('marsh',rough=.7,sss=.3,bump=.06,rndv=.03); ms=variants('marsh',3,lambda i: blob('marsh',(.105,.105,.09),.05,1.2,i,4,mm,None,lambda p,n: mix(lin('#fdf8f0'),lin('#f6e6d4'),np.clip(.4+fbm(n*2+i,3),0,1)),2,4.5))
    for (x,y,h,b) in ((-.15,-.15,-.5,'#f1e7d8'),(1.05,1.0,-.2,'#3f5560')):
        G=mug(x,y,.58,.86,b,'#f3ece0',handle=h)
        def cf(X,Y,r,z):
            a=np.arctan2(Y,X); k=nz3(X,Y,s=3,o=4); sw=.5+.5*np.sin(a+np.hypot(X,Y)*14+k*2.5); c=mix(lin('#42200f'),lin('#6a3a1e'),np.clip(sw*.6+.4*k+.2,0,1)); return mix(c,lin('#8f5a34'),sstep(.86,1,r)*.7)
        coffee(G,.74,cf,vcol('hchoc',rough=.3,sss=.1,bump=.06,coat=.2,rndv=0,rndh=0),.006); bubbles(G,rng,'#9a6a44',40); P=Pile(2.2,lambda X,Y:X*0+G.top-.06)
        for dx,dy in poisson(rng,.30,.19,8): zz=P.put_ellipsoid(x+dx,y+dy,.10,.085,.0); obj(rng.choice(ms),(x+dx,y+dy,zz),quat=align((rng.uniform(-.4,.4),rng.uniform(-.5,.2),1),rng.uniform(0,6),.3,rng))
        for dx,dy in ((-.02,-.02),(.14,.08)): zz=P.put_ellipsoid(x+dx,y+dy,.10,.085,.0); obj(rng.choice(ms),(x+dx,y+dy,zz),quat=align((.3,-.4,1),1))
        powder(rng,'#4a2210',.36,x,y,lambda a,b: P.h(a,b) if P.h(a,b)>G.top else G.top,120,.008); shavings(rng,poisson(rng,.3,.1,14,x,y),lambda a,b: max(P.h(a,b),G.top)+.005)
    cm=fm('#34170b','#4a2413',rough=.28,sss=0,bump=.08,coat=.35)
    for k,(x,y,z) in enumerate(((-1.2,-.55,.05),(-1.02,-.75,.05),(-1.12,-.62,.14),(-1.4,-.35,.05),(.95,-.75,.05),(1.2,-.6,.05))): obj(blob('sq',(.15,.12,.05),.03,1.2,k,3,cm,power=9),(x,y,z),(0,0,k*1.1))
    for p in ((.62,-.85),(1.4,-.25),(-.8,-1.0)): obj(rng.choice(ms),(*p,.09),(0,0,p[0]*7))
    cinnamon((.75,-1.02,.06),.5,.6); powder(rng,'#5a2c16',.35,-.75,-.8,.006,110,.010)


def iced_matcha_latte(S):
    rng=random.Random(14); drinkstage(S,'#d9c39a','#bccb94',elev=17,dist=5.6,target=(.1,0,.78))
    lq=drink_mat('im','opaque',emis=.12)
    for (x,y,s,k) in PAIR:
        G=glassware('highball',x,y,s); z=pour(G,.88,[(0,'#f8f3e2'),(.30,'#f3efd8'),(.46,'#cfd79a'),(.60,'#86a842'),(1,'#5f8a28')],lq,.40,seed=k+3,streak=.22)
        ice_in(G,rng,4,.15,z-.15,.05); straw(G,'#e8d9b8',2.2,r=.035)
    o,ih,pin=bowl(.46,.30,'#3a4a44',inner='#46574f',loc=(-1.2,.35),name='mb'); surface(pin,.2,lambda x,y,r,z: mix(lin('#5f9218'),lin('#94bc42'),np.clip(.5+1.2*nz3(x,y,s=6),0,1)),vcol('mpow',rough=.95,sss=0,bump=.6,bscale=40,spec=.1),(-1.2,.35),amp=.05,freq=5,dome=.10)
    wm=fm('#d9b878','#e8cf9a',rough=.6,sss=.05,bump=.2); R=Euler((1.35,0,.9)).to_matrix()
    for k in range(44): a=k*2*pi_/44; t=np.linspace(0,1,12); r=.09+.11*np.sin(t*2.3); p=np.stack([r*np.cos(a),r*np.sin(a),.0+.42*t],-1); obj(tube_mesh('wk',[R@Vector(q)+Vector((.62,-.72,.20)) for q in p],.009,wm,5))
    obj(tube_mesh('wh',[R@Vector((0,0,q))+Vector((.62,-.72,.20)) for q in (-.32,-.2,0,.02)],.095,wm,20))
    powder(rng,'#7fae2e',.25,-.85,-.65,.006,90,.012); cloth((1.5,1.4),(1.8,1.4),-.3,'#f4efe2','#7f9a4a',seed=63)


def mango_lassi(S):
    rng=random.Random(5); drinkstage(S,'#3f8a86','#57a39c',elev=18,dist=5.4,target=(.12,0,.76))
    lq=drink_mat('ml','opaque',emis=.22); mg=fm('#f2a01e','#f9bf48',scale=5,rough=.3,sss=.3,bump=.06,coat=.3); mc=cube(mg,.14)
    for (x,y,s,k) in ((-.25,-.15,1.05,0),(.92,.8,1.0,1)):
        G=glassware('lassi',x,y,s); z=pour(G,.93,[(0,'#ef9a22'),(.4,'#f3ae42'),(.8,'#f6c062'),(1,'#f8cf86')],lq,.25,seed=k,streak=.1)
        P=Pile(2,lambda X,Y:X*0+z)
        for dx,dy in ((-.10,-.12),(.06,-.16),(.0,.0),(-.18,.03)): zz=P.put_ellipsoid(x+dx,y+dy,.085,.07,.01); obj(rng.choice(mc),(x+dx,y+dy,zz),quat=align((dx,-.2,1),rng.uniform(0,6),.2,rng))
        sprig((x+.12,y-.02,z+.05),'mint',6,1.0,rng); pst=crumb(fm('#7f9a3a','#b3c46a',rough=.6,sss=.1,bump=.2),.03,4,.4,'pst',2)
        for k2 in range(26): a=rng.uniform(0,6.28); r=rng.uniform(.0,.3); obj(rng.choice(pst),(x+r*math.cos(a),y+r*math.sin(a),P.h(x+r*math.cos(a),y+r*math.sin(a))+.012),quat=rq(rng),scale=rng.uniform(.5,1))
        straw(G,'#f7f0e4',.9,stripe='#e08a2c')
    # mango cheek, cross-hatched
    mm=vcol('mangoch',rough=.35,sss=.3,bump=.08,coat=.3,rndv=0)
    nr,nt=60,120; x,y,f=disk_grid(1,nr,nt); r=np.hypot(x,y); g=np.minimum(np.abs(((x*4.2+.5)%1)-.5),np.abs(((y*3.2+.5)%1)-.5)); cut=1-sstep(.03,.13,g); X,Y=x*.42,y*.30; Z=.19*np.sqrt(np.clip(1-r**2*.9,0,1))-.07*cut*(1-sstep(.85,.97,r)); c=mix(lin('#f9b42c'),lin('#f29214'),np.clip(cut+.3*nz3(X,Y,s=8),0,1)); c=mix(c,lin('#d8742c'),sstep(.955,.985,r)); N=len(x)
    me=mesh('mangoch',np.concatenate([np.stack([X,Y,Z],-1),np.stack([X*1.0,Y*1.0,-.10*np.sqrt(np.clip(1-r**2,0,1))+.06],-1)]),f+[tuple(k+N for k in reversed(q)) for q in f],np.concatenate([c,np.tile(lin('#d9662a'),(N,1))]),mm); obj(me,(.62,-.72,.05),(.25,0,.3)); obj(me,(-1.15,-.35,.05),(.3,0,-.4))
    for p in [(.18,-.9),(1.1,-.5),(-.75,-.85)]: obj(rng.choice(mc),(*p,.06),(0,0,p[0]*7))
    for p in [(.28,-.72),(-.6,-.7),(1.2,-.65)]: obj(rng.choice(cardamom()),(*p,.04),(0,0,p[0]*9),.8)
    cloth((-1.6,1.2),(1.8,1.4),.3,'#f6ead2','#d9892c',seed=64)


def masala_chai(S):
    rng=random.Random(61); drinkstage(S,'#7d4f6e','#8d5f7e',elev=24,dist=4.9,target=(.05,.05,.44),sun=4.3,y0=3.4)
    lq=drink_mat('mc','opaque',emis=.14)
    for k,(x,y,s) in enumerate(((-.35,-.2,1.12),(.62,.35,1.1),(-.95,.85,1.1))):
        G=glassware('teaglass',x,y,s); z=pour(G,.86,[(0,'#9a5a32'),(.6,'#b4754a'),(1,'#c89068')],lq,.2,seed=k,streak=.08)
        so,h,R=surface(G.pin,z-.004,lambda X,Y,r,zz: mix(mix(lin('#c98a50'),lin('#dcae7a'),np.clip(.5+1.2*nz3(X,Y,s=4),0,1)),lin('#f0d7ae'),sstep(.84,.96,r+.06*nz3(X,Y,s=9))*.9),foam_mat(),(x,y),amp=.006,meniscus=.004,nr=60,nt=120); G.tr=R-.02; G.top=z; bubbles(G,rng,'#f3dcb8',46,.015,.76)
        if k==0: anise((x+.04,y-.06,z+.025),.3,.9)
    cinnamon((.35,-.62,.06),.25,.8); cinnamon((.5,-.75,.06),.05,.75); cd=cardamom()
    for p in ((-1.05,-.35),(-.9,-.5),(-1.15,-.55),(.95,-.35),(1.1,-.45),(.05,-.85)): obj(rng.choice(cd),(*p,.045),(0,0,p[0]*8),1.05)
    cl=fm('#3a1c10','#5a2e1a',rough=.6,sss=0,bump=.3)
    for p in ((-.75,-.72),(-.6,-.62),(1.05,-.65),(.9,-.55),(-1.25,-.2)): a=p[0]*9; obj(tube_mesh('cl',[(p[0],p[1],.03),(p[0]+.12*math.cos(a),p[1]+.12*math.sin(a),.03)],.015,cl,7)); obj(blob('clh',(.035,.035,.03),.3,2,1,2,cl),(p[0]+.13*math.cos(a),p[1]+.13*math.sin(a),.035))
    anise((-.8,-.95,.03),.4); anise((1.3,-.2,.03),1.2); ginger((1.25,.75,0),.5,.75); bp=seed('#1c1512',(.024,.023,.022),'ppc')
    for x,y in poisson(rng,.35,.1,12,.75,-.85): obj(bp[0],(x,y,.022))
    cloth((1.4,1.5),(1.8,1.4),-.3,'#f2e2c4','#7a2c22',seed=82)


def oat_milk(S):
    rng=random.Random(37); drinkstage(S,'#7f9fb8','#94b2c8',elev=17,dist=5.8,target=(.05,.1,.88))
    lq=drink_mat('om','opaque',emis=.20); m=[(0,'#f3e9d4'),(1,'#faf3e4')]
    G=glassware('bottle',.55,.45,.95); pour(G,.66,m,lq,.1); ct=fm('#c49a66','#dbb888',scale=8,rough=.8,sss=0,bump=.5,bscale=24); obj(tube_mesh('cork',[(.55,.45,G.H-.10),(.55,.45,G.H),(.55,.45,G.H+.13)],G.rim*.86,ct,24))
    G=glassware('tumbler',-.42,-.2,1.05); z=pour(G,.80,m,lq,.1); b=variants('bubm',1,lambda i: blob('bub',(.02,.02,.012),.05,1,i,2,fm('#fdf8ec',rough=.3,sss=.1,bump=0)))
    for a in np.linspace(0,6.28,26): obj(b[0],(-.42+(G.tr-.03)*math.cos(a),-.2+(G.tr-.03)*math.sin(a),z),scale=rng.uniform(.4,1.2))
    ot=oat(); pbowl(.46,.28,'#d9a441',(-1.25,.55),ot,rng,.042,.012,420,.028,.16,fillc='#d9bd8c',flat=True,tilt=.5)
    for x,y in poisson(rng,.5,.05,110,.62,-.55)+poisson(rng,.3,.08,16,-1.0,-.55): obj(rng.choice(ot),(x,y,.02),quat=align((0,0,1),rng.uniform(0,6),.35,rng),scale=rng.uniform(.9,1.2))
    heap(rng,ot,.72,-.45,.26,.03,260,.04,.012,0,.10)
    cloth((1.6,1.2),(1.8,1.4),-.4,'#f4ecdc','#46617a',seed=70)


def peach_iced_tea(S):
    rng=random.Random(31); drinkstage(S,'#e6b877','#efc98e',sf=.45,elev=15,dist=5.6,target=(.12,0,.82))
    lq=drink_mat('pt','clear',emis=.10,alpha=.16,ior=1.18); ps=peachslice(); mt=leaf('mint',5)
    for (x,y,s,k) in PAIR:
        G=glassware('jar' if k else 'jar',x,y,1.08*s); z=pour(G,.80,[(0,'#b8480e'),(.4,'#cf6a1a'),(1,'#eba04a')],lq,seed=k)
        for zz,a,sp in ((.30,-1.8,.3),(.55,-1.2,1.2),(.85,-1.9,2.4)): wedge_in(G,ps[0],zz*s,a,.28,.85,sp)
        ice_in(G,rng,7,.15); wedge_rim(G,ps[1],.1,1.0,.34,.45); straw(G,'#f7f0e4',2.3,stripe='#d9762c'); sprig((x-.08,y-.06,z+.30),'mint',8,1.2,rng,stem=.18)
    pf=roundfruit('peach'); obj(pf[0],(-1.22,.1,.34),(.35,-.2,1.9)); obj(pf[1],(-1.7,.5,.34),(.2,.1,2)); lay(leaf('basil',5),rng,-1.25,.05,.70,(.2,-.4,1),scale=1.3)
    for (x,y,a) in ((.45,-.72,.4),(.78,-.55,1.2),(-.95,-.72,2.4)): obj(ps[0],(x,y,.10),(1.25,.1,a),.9)
    scatter_table(leaf('basil',5),rng,[(1.1,-.45),(.15,-.95)],.05); cloth((1.7,1.4),(1.8,1.4),-.3,'#fbf3e4','#c9603a',seed=67)


def pina_colada(S):
    rng=random.Random(51); drinkstage(S,'#4fb0b4','#6cc2c4',elev=16,dist=6.0,target=(.12,0,1.04))
    lq=drink_mat('pc','opaque',emis=.26); pw=pinewedge(); fr=frond(.55,.055)
    for (x,y,s,k) in ((-.3,-.2,1.0,0),(.92,.8,.95,1)):
        G=glassware('hurricane',x,y,s); z=pour(G,.95,[(0,'#f3c95a'),(.4,'#f8dc90'),(.8,'#fcebc4'),(1,'#fdf2dc')],lq,.35,seed=k,streak=.15)
        sl=crumb(fm('#fbf3d6','#fdf9ea',rough=.4,sss=.35,bump=.4,coat=.2),.06,5,.45,'pcs',2); P=Pile(2,lambda X,Y: z-.02+.12*np.clip(1-((X-x)**2+(Y-y)**2)/(G.tr**2),0,1))
        for px,py in poisson(rng,G.tr*.97,.06,90,x,y): zz=P.put_ellipsoid(px,py,.05,.045,.035); obj(rng.choice(sl),(px,py,zz),quat=rq(rng),scale=rng.uniform(.7,1.1))
        a=.1; q=basis((math.cos(pi_/2-.42),0,math.sin(pi_/2-.42)),(0,-1,0)); obj(pw[0],(x+G.rim*.92,y-.03,G.H-.14),quat=q,scale=1.0); crown((x+G.rim*.72,y+.06,G.H+.0),5,.85,(.15,0,1),fr,.5)
        rb=variants('cherry',1,lambda i: blob('cherry',(.095,.095,.09),.04,1.2,1,3,fm('#a80f1e','#c9202e',rough=.12,sss=.3,bump=0,coat=.8))); obj(rb[0],(x-.10,y-.14,z+.20)); t=np.linspace(0,1,12); obj(tube_mesh('chs',np.stack([x-.10-.05*t*t,y-.14+.02*t,z+.27+.22*t],-1),.009,fm('#5a6a2a',sss=0,bump=0),6)); straw(G,'#fbf6ea',2.4,stripe='#3f9aa0')
    # pineapple body behind-left
    pm=vcol('pineb',rough=.55,sss=.08,bump=.3,rndv=0,coat=.1)
    nt_,nz_=160,110; th=np.linspace(0,2*np.pi,nt_,endpoint=False)[:,None]; z=np.linspace(0,1,nz_)[None,:]; R=.44*np.sin(np.pi*(.10+.80*z))**.55; u=th*8/(2*np.pi)+z*6; v=th*8/(2*np.pi)-z*6; du=np.abs((u%1)-.5)*2; dv=np.abs((v%1)-.5)*2; k=np.clip(1-np.maximum(du,dv),0,1); R=R*(1+.10*k**.6); spk=np.maximum(0,1-np.hypot(du,dv)/.3)
    c=mix(lin('#6a4a14'),lin('#e0982a'),k**.6); c=mix(c,lin('#7f8a2a'),spk*.5); V=np.stack([R*np.cos(th),R*np.sin(th),1.15*z+0*th],-1).reshape(-1,3); obj(mesh('pineb',V,grid_faces(nt_,nz_,wrap_u=True),c.reshape(-1,3),pm),(-1.35,.75,0)); crown((-1.35,.75,1.05),26,1.25,(0,0,1),frond(.55,.06),1.25)
    for (x,y,a) in ((.45,-.75,.5),(.82,-.62,-.4)): obj(pinewedge(.45,.8)[0],(x,y,.07),quat=align((0,-.12,1),a))
    cc=cocochunk(); obj(cc[0],(-.95,-.62,.12),(.2,.1,.4)); obj(cc[0],(1.2,-.35,.12),(-.2,.1,2.0)); cloth((1.9,1.6),(1.8,1.4),-.3,'#fbf6ea','#e0b02c',seed=77)


# ================================================================= beverages: cold
def strawberry_lemonade(S):
    rng=random.Random(4); drinkstage(S,'#e3a899','#ebb8a6',sf=.45,elev=15,dist=5.8,target=(.12,0,.82))
    cl=drink_mat('sl','juice',emis=.22,alpha=.42); lm=citrus('lemon',.06,R=.23); lr=citrus('lemon',.06); sh=strawberry_half()
    for (x,y,s,k) in PAIR:
        G=glassware('highball',x,y,s); pour(G,.86,[(0,'#e8264f'),(.35,'#f24f6c'),(.8,'#f98a92'),(1,'#fbb0a8')],cl,seed=k)
        in_glass(G,lm[0],.92*s,-1.85); in_glass(G,lm[0],.42*s,-1.2,spin=1); in_glass(G,sh[0],.58*s,-2.0,r=.16,spin=1); in_glass(G,sh[1],.98*s,-1.0,r=.16,spin=2)
        ice_in(G,rng,5,.15); on_rim(G,lr[0],.15,.27,.42); straw(G,'#fbf4ea',2.3,stripe='#e0566a'); sprig((x-.1,y-.1,G.top+.12),'mint',8,1.15,rng)
        obj(sh[1],(x-.02,y-.24,G.top+.12),quat=align((-.1,-1,.4),1.2),scale=1.15)
    halfcitrus('lemon',(-1.12,-.45,.20),(.3,-.8,.75),0); obj(roundfruit('lemon')[0],(-1.4,.25,.29),(1.5,.2,.5))
    for p,s in [((.45,-.75),0),((.72,-.6),1)]: obj(sh[s],(*p,.11),quat=align((.1,-.5,1),rng.uniform(0,6)),scale=1.2)
    scatter_table(leaf('mint',5),rng,[(.2,-.95),(-.85,-.9)],.05); cloth((-1.6,1.2),(1.8,1.4),.3,'#fbf4e9','#d9566a',seed=61)


def tomato_juice(S):
    rng=random.Random(55); drinkstage(S,'#9fb59a','#b0c4a8',elev=16,dist=6.3,target=(.10,0,1.0))
    lq=drink_mat('tj','opaque',emis=.14); lr=citrus('lemon',.06)
    for (x,y,s,k) in PAIR:
        G=glassware('highball',x,y,1.02*s); z=pour(G,.86,[(0,'#b0180c'),(.5,'#cf2a14'),(1,'#e2492a')],lq,.3,seed=k,streak=.12)
        ice_in(G,rng,3,.15,z-.1,.05); on_rim(G,lr[0],.12,.27,.42); celery((x-.02,y-.02,z-.3),(x-.18,y-.02,z+.46),.085,True,rng); bp=seed('#1c1512',(.012,.011,.010),'pepper')
        for px,py in poisson(rng,G.tr*.9,.04,40,x,y): obj(bp[0],(px,py,z+.002),quat=rq(rng),scale=rng.uniform(.7,1.3))
    tf=roundfruit('tomato'); cal=frond(.16,.035,('#3f7a2a','#6a9a3a'))
    for x,y,s in ((-1.15,.0,1.0),(-1.5,.55,.95),(.62,-.62,.62),(.95,-.5,.58)): obj(tf[0],(x,y,.26*s),(.1,.1,x),s); crown((x,y,.42*s),6,s,(0,-.1,1),cal,1.3)
    th=tomato_half(.15); obj(th[0],(.25,-.82,.14),quat=align((.1,-.6,1),0),scale=1.1); celery((-1.35,-.75,.09),(-.45,-.92,.09),.085,True,rng); scatter_table(leaf('parsley',5),rng,[(1.2,-.3),(.5,-.95)],.05)
    cloth((1.7,1.5),(1.8,1.4),-.3,'#fbf4ea','#b8301c',seed=79)


def virgin_mojito(S):
    rng=random.Random(8); drinkstage(S,'#8fc4a6','#a3d0b6',sf=.45,elev=14,dist=5.6,target=(.12,0,.84))
    lq=drink_mat('mj','clear',emis=.04,alpha=.06,ior=1.2); lm=citrus('lime',.05,R=.22); lr=citrus('lime',.06); mt=leaf('mint',5)
    for (x,y,s,k) in PAIR:
        G=glassware('highball',x,y,s); z=pour(G,.88,[(0,'#cfe8a8'),(.4,'#e6f4cf'),(1,'#f4faea')],lq,seed=k)
        for zz,a,sp in ((.33,-1.9,0),(.62,-1.2,1),(.93,-1.85,2),(1.12,-1.0,.5)): in_glass(G,lm[0],zz*s,a,spin=sp,tilt=.1)
        for zz,a in ((.22,-1.2),(.48,-2.1),(.78,-1.5),(.85,-.7),(1.1,-2.0),(.3,-2.4),(.5,-.5),(1.0,-1.4)): in_glass(G,rng.choice(mt),zz*s,a,.04,1.1,spin=rng.uniform(0,6),r=.12)
        ice_in(G,rng,7,.15); on_rim(G,lr[0],.1,.24,.42); straw(G,'#3f7d4f',2.2,stripe='#f4f4e8'); sprig((x-.06,y-.08,z+.14),'mint',11,1.35,rng,stem=.2)
    halfcitrus('lime',(-1.0,-.55,.17),(.35,-.8,.75)); obj(roundfruit('lime')[0],(-1.3,.05,.25),(1.4,.3,.4)); obj(wedge('lime')[0],(.55,-.75,.11),(math.radians(112),.1,.6))
    scatter_table(mt,rng,[(.85,-.55),(.25,-.95),(-.75,-.85)],.05); cloth((-1.6,1.3),(1.8,1.4),.3,'#fbf8ef','#4f9a6a',seed=62)
    for x,y in ((1.05,-.5),(1.22,-.3)): obj(icecube(.12)[0],(x,y,.11),(0,0,x*5))


def watermelon_slush(S):
    rng=random.Random(35); drinkstage(S,'#8ccfb8','#a2dac6',elev=17,dist=5.7,target=(.12,0,.86))
    sl=fm('#e0202c','#f45a54',scale=14,rough=.3,sss=.4,sssr=(.15,.05,.04),bump=.8,bscale=26,coat=.3,rndv=.15); lq=drink_mat('ws','opaque',emis=.20,rough=.3); lr=citrus('lime',.06); mw=melonwedge(); cr=crumb(sl,.05,6,.5,'slush',2)
    for (x,y,s,k) in ((-.3,-.2,1.0,0),(.88,.8,.95,1)):
        G=glassware('goblet',x,y,s); z=pour(G,.94,[(0,'#d0101f'),(.5,'#e42a32'),(1,'#f25a54')],lq,.5,seed=k,streak=.3)
        P=Pile(2,lambda X,Y: z-.02+.20*np.clip(1-((X-x)**2+(Y-y)**2)/(G.tr**2),0,1))
        for px,py in poisson(rng,G.tr*.86,.05,130,x,y): zz=P.put_ellipsoid(px,py,.045,.04,.045); obj(rng.choice(cr),(px,py,zz),quat=rq(rng),scale=rng.uniform(.7,1.1))
        on_rim(G,lr[0],.1,.24,.42); straw(G,'#f7f4e4',2.3,stripe='#4f9a6a'); sprig((x-.08,y-.14,z+.20),'mint',7,1.15,rng)
    f0=-pi_/2-1.05/2; qw=basis((math.cos(f0),0,math.sin(f0)),(0,-1,0)); obj(mw[0],(.45,-.62,.53),quat=Quaternion((0,0,1),.25)@Quaternion((1,0,0),-.18)@qw); obj(mw[0],(-1.08,.1,.70),quat=Quaternion((0,0,1),-.3)@Quaternion((1,0,0),-.15)@qw,scale=1.3)
    halfcitrus('lime',(-1.05,-.62,.17),(.35,-.8,.75)); scatter_table(leaf('mint',5),rng,[(.15,-.95),(-.75,-.85)],.05); 
    mc=cube(fm('#e23a3c','#f26a60',scale=5,rough=.3,sss=.3,bump=.1,coat=.3),.17)
    for p in ((.95,-.62),(1.18,-.5),(-1.4,-.4)): obj(rng.choice(mc),(*p,.075),(0,0,p[0]*5))
    cloth((-1.7,1.4),(1.8,1.4),.3,'#fbf4ea','#d94a50',seed=69)
