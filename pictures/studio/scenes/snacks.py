"""Scenes of the snacks."""
from kit import *


def apple_nachos(S):
    rng=random.Random(135); snackstage(S,'#8fb0c4',elev=48,dist=5.7,target=(.02,.0,.12)); cloth((-1.6,1.05),(2.0,1.6),.35,'#f4ecdc','#c9303a',seed=118)
    o,ih,pin=plate(1.30,.13,'#f1ece1',clay='#b08b66'); m=vcol('applethin',rough=.3,sss=.3,sssr=(.10,.08,.03),bump=.06,coat=.2,rndv=.05)
    def slices(tag,skin,skin2,flesh):
        def mk(i):
            def cf(x,y,r,a): k=nz3(x,y,s=4,seed=i,o=4); c=mix(lin(flesh[0]),lin(flesh[1]),c01(.5+1.1*k)); core=1-sstep(.02,.05,np.abs(np.hypot(x/.95,(y-.06)/.75)-.30)); c=mix(c,lin('#d9c98a'),core*.45); pit=np.maximum(*[1-sstep(.8,1,np.hypot((x-s*.10)/.05,(y-.11)/.075)) for s in (1,-1)]); c=mix(c,lin('#4a2812' if i%3 else '#cbb578'),pit*.9); c=mix(c,lin('#e3d3a0'),(1-sstep(.0,.06,y))*.35); return mix(c,mix(lin(skin),lin(skin2),c01(.5+1.3*nz3(x,y,s=3,seed=i+4))),sstep(.945,.962,r))
            return slice_disc('appthin',.35,.030,cf,m,nr=56,arc=math.pi,zf=lambda X,Y,r,a:.22*(i-1.5)*.4*X*X+.02*(1-r)*Y,outline=lambda t:1+.07*np.abs(np.cos(t))+.02*np.sin(t*2+i)-.07*np.exp(-((t-math.pi*.5)/.05)**2)*0)
        return variants('appthin'+tag,4,mk)
    red=slices('r','#8e1620','#c23a34',('#f3e4b0','#e6d08c')); green=slices('g','#86a03a','#b5c25c',('#efe8b8','#ddd596'))
    for rad,n,ph,z0,lean in ((.86,17,0,.085,.34),(.50,11,.25,.125,.36),(.16,5,.6,.165,.30)):
        for k in range(n):
            a=ph+k*2*pi_/n+rng.gauss(0,.035); q=rad+rng.gauss(0,.02); x,y=q*math.cos(a),q*math.sin(a); t=a+pi_/2; nrm=(lean*math.cos(t)+.10*math.cos(a),lean*math.sin(t)+.10*math.sin(a),1); obj(rng.choice(green if (k*7+n)%5<2 else red),(x,y,z0+.02+rng.uniform(-.006,.006)),quat=align(nrm,a-pi_/2+rng.gauss(0,.10)),scale=rng.uniform(.92,1.07))
    P=spile(0,0,1.32,.016); pb=fm('#a8682c','#bf8444',scale=8,rough=.28,sss=.15,bump=.08,coat=.3,rndv=0); ck=fm('#2a1209','#3f2011',rough=.2,sss=0,bump=.03,coat=.5,rndv=0)
    def lines(mat,a,amp,n,w,th,seed):
        r=random.Random(seed); k=[(-1.02+2.04*i/(n-1),(1 if i%2 else -1)*amp*math.sqrt(max(.05,1-(-1+2*i/(n-1))**2*.9))*r.uniform(.75,1.08)) for i in range(n)]; p=smooth_prof(k,n*16); c,s=math.cos(a),math.sin(a); poured(P,np.stack([p[:,0]*c-p[:,1]*s,p[:,0]*s+p[:,1]*c],-1),w,mat,thick=th,round_=.018)
    lines(pb,.5,.95,15,.030,.020,3); lines(ck,1.45,.9,13,.014,.012,5)
    for x,y,s in ((-.9,.95,.05),(1.05,-.72,.035),(1.16,.3,.025),(-1.12,-.42,.03)): obj(blob('drop',(s,s*.9,.014),.12,1.5,int(s*900),3,pb),(x,y,float(ih(x,y))+.006))
    sh=variants('chopchoc',6,lambda i: blob('chopchoc',(.042,.03,.018),.35,1.8,i*3,2,fm('#2a1209','#4a2716',scale=12,rough=.45,sss=0,bump=.3,bscale=50,coat=.1),None,None,2,5)); pn=peanut(); nuts=[h for i,p in enumerate(pn[:3]) if (h:=broken(p,WITHIN['peanut'],i))]+pn[3:]
    P=spile(0,0,1.32,.016); pput(P,sh,rng,gp(rng,1.05,.15,56),.035,.016,.004,(.5,1.25),up=(0,0,1),tilt=.5); pput(P,nuts,rng,gp(rng,1.05,.14,62),.045,.03,.006,(.5,.95),rand=True); co=coconut()
    for x,y in gp(rng,.98,.24,20): lay_solid(lay(co,rng,x,y,P.h(x,y)+.016,P.normal(x,y,.05),tilt=.3,scale=.75),.007)
    cr=crumb(fm('#d9b880','#ecd3a4',rough=.7,sss=.05,bump=0),.010,4,.4,'nutdust',1)
    for x,y in gp(rng,1.2,.05,150): obj(rng.choice(cr),(x,y,P.h(x,y)+.004),scale=rng.uniform(.5,1.3))
    Pd,Rd=dipbowl(rng,.34,.22,'#c9603a',inner='#d97a54',loc=(1.5,.85),level=.17,c=('#a8682c','#c48c4c'),amp=.02,turns=1.5,name='dp'); ra=roundfruit('apple'); obj(ra[0],(-1.55,-.75,.33),(.15,.1,.5)); stalk((-1.55,-.75,.52)); spoon((1.2,-1.15,0),.45,.75)


def baba_ganoush(S):
    rng=random.Random(129); snackstage(S,'#6d4560',elev=47,dist=5.8,target=(.05,.0,.2)); cloth((-1.6,.95),(2.1,1.7),.4,'#e9dcc0','#c9a03a',seed=115)
    def paint(q,r):
        q.specks(r,150,(.003,.013),('#4a3522','#7a5a38'),.92,.2,asp=(1,4)); q.specks(r,60,(.008,.022),('#c9b184','#d8c49c'),.92,.3,asp=(2,6)); q.dust('#7a2a14',.5,np.exp(-(((q.X-.30)/.30)**2+((q.Y+.30)/.2)**2)),1,4)
    P,R=dipbowl(rng,1.04,.36,'#2f3a40',inner='#dccfb8',level=.26,c=('#a98c60','#cdb78c'),amp=.07,turns=1.8,oil='#b9a02c',oil_lv=-.1,grain=.02,clay='#5a4a3a',speck='#12181b',flip=-1,lump=.012,paint=paint,oil_where=lambda q: (1-sstep(.72,.86,q.r))*sstep(-.30,.12,q.noise(1.7,44,2)+.35*(1-q.r)))
    ar=aril()
    for x,y in poisson(rng,.20,.07,11,-.16,.12)+poisson(rng,.5,.2,7,-.05,.05): z=P.put_ellipsoid(x,y,.036,.03,.014); obj(one_of(rng,ar),(x,y,z),quat=rq(rng),scale=uneven(rng,rng.uniform(.8,1.0)))
    herbs(rng,[(-.02,.28),(.14,-.06)],P,'parsley',(.5,.7),.01)
    pita_fan(rng,[(1.45,.95,.4,0,0,0),(1.55,.6,.0,.07,.05,.1)])


def baked_sweet_potato_fries(S):
    rng=random.Random(109); snackstage(S,'#6d8f84',elev=42,dist=5.7,target=(.05,0,.25)); cloth((-1.6,1.0),(2.0,1.7),.35,'#f4ecdc','#d97a2c',seed=105)
    o,ih,pin=bowl(.95,.44,'#f1e8d8',inner='#f5efe4',loc=(-.15,-.02),clay='#a98763'); P=Pile(1.5,lambda X,Y: np.maximum(ih(X,Y),.26+.22*np.clip(1-((X+.15)**2+(Y+.02)**2)/.7,0,1)*(np.hypot(X+.15,Y+.02)<.82))); fr=fry()
    x,y,f=disk_grid(.8,16,50); floor=obj(mesh('b',np.stack([x*.6-.15,y*.6-.02,.10+.12*np.clip(1-(x*x+y*y)/.7,0,1)],-1),f,mat=fm('#a8501a',rough=.8,sss=0,bump=.3)))
    for b in tumble(rng,[(None,fr,44,(.75,1.1)),(None,fr,40,(.75,1.1)),(None,fr,10,(.7,1.1))],[o,floor],.5,.6,-.15,-.02,friction=.8):
        if abs((b.rotation_quaternion@Vector((1,0,0))).z)>.62: bpy.data.objects.remove(b) # no chip stands on its end
    P=spile(-.15,-.02,1.0,.02)
    hb=chopped(); fs=saltcrystal()
    for x,y in gp(rng,.7,.07,46): obj(rng.choice(hb),(x-.15,y,P.h(x-.15,y)+.004),quat=align(P.normal(x-.15,y),rng.uniform(0,6),.3,rng),scale=rng.uniform(.35,.9))
    for _ in range(170): x,y=rng.gauss(-.15,.38),rng.gauss(0,.34); obj(rng.choice(fs),(x,y,P.h(x,y)+.003),quat=rq(rng),scale=rng.uniform(.18,.6))
    Pd,Rd=dipbowl(rng,.44,.26,'#b5502f',inner='#c46a44',loc=(1.2,-.55),level=.2,c=('#f0dcc0','#f8ebd8'),amp=.028,turns=1.6,spice='#d9703a',name='dp',clay='#7a3a20'); powder(rng,'#b0340f',.28,1.2,-.55,Pd.h,60,.007); herbs(rng,[(1.2,-.5),(1.28,-.62)],Pd,'parsley',(.5,.6),.02)
    obj(rng.choice(fr),(1.05,-.40,.34),quat=Quaternion((0,0,1),2.5)@Quaternion((0,1,0),.65))
    for x,y,a in ((-1.3,-.75,.4),(-1.1,-.95,2.2),(.5,-1.15,1.0),(1.45,.35,.7),(1.3,.6,2.6)): obj(rng.choice(fr),(x,y,.055),(0,0,a))


def bruschetta(S):
    rng=random.Random(115); snackstage(S,'#8c8f7e',elev=37,dist=3.75,target=(.06,.10,.22),fstop=9); th=plank((.1,.05),(3.6,2.1),.06,('#5a3a24','#8a6242'),.09)
    for k,(x,y,a) in enumerate(((-.52,-.22,.42),(.50,-.12,.20),(-.16,.62,.52),(.92,.68,.30),(-1.25,.55,.5))):
        th0=.105; z0=th+th0/2; obj(bread(1.12,.66,th0,k,oval=True,toast=.75,grill=5,open_=10,stain='#c9805a'),(x,y,z0),(0,0,a)); tomato_heap(rng,x,y,a,z0+th0/2-.012,.44,.25,k,.12)
    bl=leaf('basil',5)
    for x,y,a in ((-.50,-.28,.4),(.58,-.16,2.4),(-.1,.62,1.2)): lay(bl,rng,x,y,hit(x,y)[0]+.012,(.15,-.25,1),spin=a,tilt=.15,scale=.55)
    cr=crumb(fm('#b07a3a','#dcb878',rough=.8,sss=0,bump=.3,rndv=.2),.014,5,.5,'brcr',1)
    for x,y in gp(rng,1.5,.09,60): obj(rng.choice(cr),(x,y-.3,th+.004),quat=rq(rng),scale=rng.uniform(.3,1.1))


def cashew_cheese_ball(S):
    rng=random.Random(119); snackstage(S,'#34506b',elev=33,dist=4.3,target=(.06,-.02,.30)); th=plank((0,.1),(2.7,1.8),-.05,('#8a5a30','#c49358'),.09); cloth((1.7,1.3),(2.0,1.5),-.35,'#f1e8d6','#7a8f5a',seed=110)
    R=.50; c=Vector((-.16,.16,th+R*.84)); bm=vcol('cball',rough=.7,sss=.12,bump=.5,bscale=30,rndv=0)
    ball=lambda v: 1+.07*fbm(v*1.4+19.4,4)+.02*fbm(v*5,2)
    v,f=ico(5); k=ball(v); p=v*k[:,None]*[R,R,R*.9]; p[:,2]=np.maximum(p[:,2],-R*.80); obj(mesh('cball',p,f,cmix('#5f6a3a','#e6dab8',sstep(.0,.42,fbm(v*9,3))),bm),c)
    # herbs pressed in until hardly any cheese looks out
    ch=chopped()+chopped(10,.6)
    us=sphere_pts(rng,3400,-.80); ks=ball(np.array(us))*1.004
    for u,q in zip(us,ks): obj(rng.choice(ch),(c.x+u.x*R*q,c.y+u.y*R*q,c.z+max(u.z*R*.9*q,-R*.79)),quat=align(u,rng.uniform(0,6.28),.28,rng),scale=rng.uniform(.8,1.35))
    for x,y in dust_pts(rng,-.12,-.05,.85,60): obj(rng.choice(ch),(x,y,th+.004),(0,0,rng.uniform(0,6)),rng.uniform(.5,1))
    rc=roundcracker(.24); n=Vector((-.80,-.22,.56)).normalized(); q0=align(n,0)
    for j in range(6): obj(rc[0],(-.62+.205*j,-.62+.02*j+rng.uniform(-.015,.015),th+.21),quat=align(n+Vector((rng.uniform(-.05,.05),rng.uniform(-.05,.05),0)),j*1.3),scale=1)
    for j,(x,y) in enumerate(((.86,.34),(.91,.30),(.84,.36),(.90,.35))): obj(rc[0],(x,y,th+.03+.054*j),quat=align((0,0,1),j*1.7,.02,rng))
    lay(leaf('parsley'),rng,.62,-.30,th+.03,spin=.6,tilt=.1,scale=1.1); lay(leaf('parsley'),rng,.74,-.22,th+.03,spin=1.9,tilt=.1,scale=.9)


def cauliflower_wings(S):
    rng=random.Random(127); snackstage(S,'#3f6f78',elev=41,dist=5.6,target=(.02,.0,.22)); cloth((-1.6,1.05),(2.0,1.6),.35,'#f4ecdc','#d9662c',seed=114)
    o,ih,pin=plate(1.26,.13,'#efe9dd'); P=Pile(1.4,ih); fl=roast_floret(); ss=sesame()
    for x,y in layers(rng,[(.62,.29,14),(.34,.30,4)],-.28,.04): z=P.put_ellipsoid(x,y,.17,.12,.05); obj(rng.choice(fl),(x,y,z),scale=rng.uniform(.95,1.12),quat=align((rng.uniform(-.6,.6),rng.uniform(-.7,.2),1),rng.uniform(0,6)))
    for x,y in poisson(rng,.75,.09,60,-.28,.06): obj(ss[0],(x,y,P.h(x,y)+.005),quat=rq(rng))
    ch=ring(.045,.016,fm('#6faa3c','#9ccf68',rough=.35,sss=.25,bump=.05),'scal')
    for x,y in poisson(rng,.7,.15,20,-.28,.06): lay(ch,rng,x,y,P.h(x,y)+.015,P.normal(x,y),tilt=.5,scale=rng.uniform(.7,1))
    Pd,Rd=dipbowl(rng,.40,.25,'#3a4a52',inner='#46585f',loc=(.72,.30),level=.20,c=('#f2ece0','#fbf7ee'),amp=.025,turns=1.5,name='dp',speck='#141c20',clay='#6a5a48')
    for o2 in [q for q in bpy.data.objects if q.name.startswith(('dp','surface'))]: o2.location.z+=.05
    for x,y in poisson(rng,.24,.08,12,.72,.30): lay(stick(fm('#3f7d2a','#5f9f3c',rough=.4,sss=.1,bump=0),.09,.010,4,.01,'chive',False),rng,x,y,Pd.h(x,y)+.065,tilt=.3)
    pepper(rng,poisson(rng,.26,.06,16,.72,.3),lambda x,y: Pd.h(x,y)+.05)
    for k,(x,y,a) in enumerate(((.55,-.42,.55),(.70,-.35,.62),(.62,-.52,.48))): celery((x-.38*math.cos(a),y-.38*math.sin(a),.13+.05*(k==1)),(x+.40*math.cos(a),y+.40*math.sin(a),.13+.05*(k==1)),.075,False)
    ca=fry(('#d9641a','#f08a34','#b8501a'),.36,.05,3)
    for k,(x,y,a) in enumerate(((.30,-.75,.35),(.42,-.66,.42))): obj(ca[k],(x,y,.13),(0,0,a))
    obj(rng.choice(fl),(1.45,-.75,.13),quat=align((.3,-.4,1),1)); scatter_table(leaf('parsley',5),rng,[(1.2,-1.0),(-1.35,-.75)],.04); herbs(rng,[(-.5,.2),(-.1,.3),(-.3,-.3)],P,'parsley',(.7,.9),.03)


def classic_hummus(S):
    rng=random.Random(101); snackstage(S,'#5c7d8c',elev=47,dist=5.9,target=(.05,0,.2)); cloth((1.5,1.0),(2.1,1.7),-.4,'#f2e7d2','#c9603a',seed=101)
    def paint(q,r): q.dust('#8e2c12',.9,np.exp(-(((q.X+.18)/.34)**2+((q.Y+.34)/.22)**2))*.9+.05*(1-sstep(.6,.85,q.r)),1,4); q.specks(r,40,(.003,.008),('#8e2c12','#b8502a'),.8,.2)
    P,R=dipbowl(rng,1.08,.40,'#b5603c',inner='#ead9bd',level=.30,c=('#cfae7c','#e6d0a2'),amp=.075,turns=2.0,oil='#c9a428',oil_lv=-.1,clay='#7a4528',well=.05,paint=paint,oil_where=lambda q: (1-sstep(.72,.86,q.r))*sstep(-.32,.12,q.noise(1.7,44,2)+.35*(1-q.r)))
    cp=chickpea(fm('#c09050','#e2bf86',scale=3,rough=.33,sss=.25,bump=.2,bscale=40,coat=.25,rndv=.14))
    for x,y in poisson(rng,.26,.125,11,.12,.10)+poisson(rng,.14,.12,3,.12,.10)+[(-.30,.02),(.42,-.22)]: z=P.put_ellipsoid(x,y,.075,.068,.035); obj(one_of(rng,cp),(x,y,z),quat=rq(rng),scale=uneven(rng,.72))
    herbs(rng,[(.22,-.12),(-.05,.26),(.34,.16)],P,'parsley',(.5,.7),.01)
    pita_fan(rng,[(-1.62,.85,-.6,0,0,0),(-1.62,.5,-.1,.07,.05,.1)])


def crispy_roasted_chickpeas(S):
    rng=random.Random(105); snackstage(S,'#2c4a4a',elev=44,dist=5.6,target=(.03,0,.22)); cloth((1.55,.9),(2.0,1.8),-.35,'#e8d6b4','#b5502f',seed=103)
    o,ih,pin=bowl(.98,.48,'#efe6d6',inner='#f3ece0',clay='#a98763'); P=Pile(1.2,lambda X,Y: np.maximum(ih(X,Y),.28+.14*np.clip(1-(X*X+Y*Y)/.7,0,1)*(np.hypot(X,Y)<.84)))
    x,y,f=disk_grid(.82,20,60); obj(mesh('b',np.stack([x,y,.26+.14*np.clip(1-(x*x+y*y)/.7,0,1)],-1),f,mat=fm('#4f2a10',rough=.8,sss=0,bump=.4)))
    # three shades of toasting, skins dry and cracked, spice in their folds
    cps=[chickpea(fm(a,b,scale=s,rough=.6,sss=.06,bump=.9,bscale=34,coat=.04,rndv=.2,rndh=.012,brown=br),w) for a,b,s,br,w in (('#a8581c','#d9a052',7,.35,1.3),('#8a4214','#c4802f',9,.6,1.8),('#c0752a','#e0b46a',6,.2,1.0))]; cp=cps[0]+cps[1]+cps[0]+cps[2]
    for x,y in poisson(rng,.84,.104,210)+poisson(rng,.70,.106,130)+poisson(rng,.46,.11,36)+poisson(rng,.2,.12,5):
        s=rng.uniform(.56,.76); z=P.put_ellipsoid(x,y,.096*s,.09*s,.012)
        if z is not None: obj(rng.choice(cp),(x,y,z),quat=rq(rng),scale=uneven(rng,s,.14))
    S2=spile(0,0,.95,.012); powder(rng,'#8e2c10',.8,0,0,S2.h,330,.010); fs=flakesalt()
    for x,y in [(rng.gauss(0,.32),rng.gauss(0,.32)) for _ in range(70)]: obj(rng.choice(fs),(x,y,S2.h(x,y)+.002),quat=rq(rng),scale=rng.uniform(.5,1.0))
    for p in poisson(rng,.4,.2,7,1.2,-.85)+[(-1.25,-.8)]: obj(rng.choice(cp),(*p,.056),quat=rq(rng),scale=.66)


def cucumber_bites(S):
    rng=random.Random(149); snackstage(S,'#b9b3ae',elev=33,dist=3.3,target=(.05,.06,.2),fstop=9)
    plate(1.75,.10,'#efe9dd',speck='#b3a894',loc=(.1,.25)); z0=.066; cm=fm('#efe8d6','#f8f3e6',rough=.5,sss=.3,bump=.10,bscale=60,coat=.05,rndv=0); dl=dill(); pipd=[piped(.105,.235,2.0,.082,.03,cm,6,.42)]; ck=cucumber_slab()
    for k,(x,y) in enumerate(((-.66,-.36),(.02,-.46),(.70,-.30),(-1.02,.18),(-.30,.16),(.40,.24),(1.06,.34),(-.64,.76),(.10,.84),(.78,.92))):
        x+=rng.uniform(-.03,.03); y+=rng.uniform(-.03,.03); t=.12; obj(rng.choice(ck),(x,y,z0),quat=align((rng.uniform(-.03,.03),rng.uniform(-.03,.03),1),rng.uniform(0,6.28)),scale=(rng.uniform(.94,1.05),rng.uniform(.94,1.05),1)); dx,dy=rng.uniform(-.02,.02),rng.uniform(-.02,.02)
        obj(pipd[0],(x+dx,y+dy,z0+t-.012),(rng.uniform(-.06,.06),rng.uniform(-.06,.06),rng.uniform(0,6.28)),(rng.uniform(.95,1.12),rng.uniform(.95,1.12),rng.uniform(.85,1.06)))
        a=rng.uniform(-.9,.9)-1.57; lay(dl,rng,x+dx+.05*math.cos(a),y+dy+.05*math.sin(a),z0+t+.15,(.75*math.cos(a),.75*math.sin(a),.8),spin=a+rng.uniform(-.4,.4),tilt=.15,scale=rng.uniform(.42,.55))
        pepper(rng,[(x+dx+.1*math.cos(q),y+dy+.1*math.sin(q)) for q in (rng.uniform(0,6.28) for _ in range(5))],lambda px,py: z0+t+.10,.35)


def edamame_with_sea_salt(S):
    rng=random.Random(117); snackstage(S,'#b9a7cf',elev=45,dist=5.5,target=(.02,.05,.26)); cloth((-1.6,1.0),(2.0,1.7),.35,'#f3ecdf','#4f7a4a',seed=109)
    o,ih,pin=bowl(1.0,.40,'#2f3f4c',inner='#394c5a',clay='#6b5a48',speck='#141c22'); P=Pile(1.25,lambda X,Y: np.where(np.hypot(X,Y)<.93,np.maximum(ih(X,Y),.20+.12*np.clip(1-(X*X+Y*Y)/.85,0,1)),ih(X,Y))); pd=pod(6)
    x,y,f=disk_grid(.86,16,60); obj(mesh('b',np.stack([x,y,.15+.11*np.clip(1-(x*x+y*y)/.75,0,1)],-1),f,mat=fm('#33501a','#4a6a26',rough=.8,sss=0,bump=.3)))
    for x,y in layers(rng,[(.70,.13,60),(.66,.14,44),(.50,.16,24),(.28,.18,8)]):
        z=P.put_ellipsoid(x,y,.13,.035,.024)
        if z is not None: obj(one_of(rng,pd),(x,y,z),scale=uneven(rng,rng.uniform(.80,1.02)),quat=align(P.normal(x,y,.20)+Vector((0,0,.8)),math.atan2(y,x)+1.57+rng.gauss(0,.8) if math.hypot(x,y)>.52 else rng.uniform(0,6.28),.16,rng)@Quaternion((1,0,0),rng.gauss(0,.35)))
    fs=flakesalt(); drop(fs,rng,gp(rng,.80,.055,120),.003,scale=(.22,.5),rand=True)
    bm=bean(fm('#7d9c45','#a9c766',rough=.35,sss=.3,bump=.05,coat=.2),(.085,.058,.05),'edm')
    for x,y,a in ((1.28,-.78,.4),(-1.32,-.75,2.0),(.98,-1.08,1.2),(-1.5,-.42,.9)): obj(rng.choice(pd),(x,y,.045),(0,0,a))
    for x,y in ((1.52,-.52),(1.44,-.42),(-1.08,-1.0),(-1.2,-.93)): obj(rng.choice(bm),(x,y,.05),quat=align((0,0,1),rng.uniform(0,6),.3,rng))
    o2,i2,p2=smallbowl(.34,.18,'#d9b25a',(1.4,.95)); heap(rng,fs,1.4,.95,.28,.020,260,.012,.008,.10,.08,scale=(.35,.75))
    for x,y in gp(rng,.26,.04,30,1.2,.45): obj(rng.choice(fs),(x,y,.006),quat=align((0,0,1),rng.uniform(0,6)),scale=rng.uniform(.4,.8))


def energy_balls(S):
    rng=random.Random(107); snackstage(S,'#d8a9a0',elev=36,dist=4.7,target=(.0,.05,.26)); cloth((-1.7,1.15),(1.9,1.5),.3,'#f3ead9','#8a4a4a',seed=104)
    bm=vcol('eball',rough=.74,sss=.05,bump=.7,bscale=30,rndv=.16,rndh=.006,coat=.06)
    def rolled(i): # by hand: squeezed flat in places, cracked where it was too dry, with bits of date and nut
        r=random.Random(i*7+1); flat=[(Vector((r.gauss(0,1),r.gauss(0,1),r.gauss(0,1))).normalized(),r.uniform(.80,.93)) for _ in range(5)]
        def fn(p,n):
            p=p*(1+.07*fbm(n*2.1+i*5,3)+.035*fbm(n*8+i,3)+.02*fbm(n*19+i,2))[:,None]; crack=np.exp(-(np.abs(fbm(n*2.6+i*9,4))/.028)**2)*sstep(.0,.25,fbm(n*1.7+i,2)); p=p*(1-.07*crack)[:,None]
            for d,k in flat: h=p@np.array(d); p=p-np.outer(np.maximum(h-.215*k,0)*.75,np.array(d))
            return p
        def cf(p,n): k=fbm(n*4+i*3,4); c=mix(lin('#2f160c'),lin('#5f361d'),c01(.45+1.1*k)); c=mix(c,lin('#a06c38'),sstep(.30,.46,fbm(n*9+i,2))*.75); return mix(c,lin('#d9b98a'),sstep(.40,.52,fbm(n*14+i*2,2))*.6)
        return blob('eball',(.225,.215,.205),.05,1.6,i,6,bm,fn,cf)
    eb=variants('eball',7,rolled); cf=fm('#efe6d4','#fbf7ec',rough=.8,sss=.2,bump=.1,rndv=.1); fl=variants('cflk',6,lambda i: blob('cflk',(.022+.007*(i%3),.007+.002*(i%2),.0022),.5,1.9,i*3,2,thin(cf,.3),lambda p,n: p+np.array([0,0,1])*(9*p[:,:1]**2*(1 if i%2 else -1))))
    nm=crumb(fm('#c99a5c','#ead0a0',scale=9,rough=.6,sss=.1,bump=.2,rndv=.2),.020,6,.6,'nutb',1); cocoa=crumb(fm('#2a120a','#4a2412',rough=.95,sss=0,bump=0,rndv=.2),.0055,4,.5,'cocoadust',1)
    tray=bowl(1.06,.26,'#59636c',inner='#66717b',loc=(.02,.02),clay='#7a6a58',speck='#2a3036')[0]; kinds=['coco','plain','coco','nut','cocoa']
    for i,b in enumerate(tumble(rng,[(None,eb,9,(.92,1.06)),(None,eb,8,(.92,1.06)),(None,eb,4,(.92,1.06))],[tray],.55,.45,.02,.02,friction=.95,layer=.3)):
        R,at,what=.212*b.scale[0],b.location.copy(),kinds[(i*2+i//5)%5]
        bits,n_,sz=dict(coco=(fl,430,(.5,1.25)),nut=(nm,260,(.25,1.2)),cocoa=(cocoa,420,(.5,1.6)),plain=(nm,14,(.3,.8)))[what]
        for v in sphere_pts(rng,n_,-.9): obj(rng.choice(bits),at+Vector(v)*R*rng.uniform(.97,1.03),quat=align(v,rng.uniform(0,6),.6,rng),scale=rng.uniform(*sz))
    for _ in range(60): obj(rng.choice(fl),(rng.gauss(.9,.35),rng.gauss(-.98,.12),.006),quat=align((0,0,1),rng.uniform(0,6),.2,rng),scale=rng.uniform(.5,1.2))
    dt=date()
    for (x,y,a) in ((-1.3,-.72,.5),(-1.08,-.95,.1),(1.42,.85,1.2)): obj(rng.choice(dt),(x,y,.115),(0,0,a))


def falafel_bites(S):
    rng=random.Random(139); snackstage(S,'#c9a04a',elev=36,dist=4.7,target=(.08,.0,.2)); cloth((1.7,1.15),(2.0,1.6),-.35,'#f4ecdc','#3f6b57',seed=120)
    tray=bowl(1.12,.24,'#46606a',inner='#50707a',loc=(-.06,.02),clay='#8a7a62',speck='#16242a')[0]; fa=falafel(); fh=falafelhalf(); sp=flatter(leaf('spinach',6),.5)
    for x,y in poisson(rng,.82,.2,20): lay(sp,rng,x-.06,y,.10+.06*(x*x+y*y)+rng.uniform(0,.03),(-x*.25,-y*.25,1),tilt=.3,scale=rng.uniform(.6,.9))
    tumble(rng,[(None,fa,9,(.88,1.06)),(None,fa,7,(.88,1.06))],[tray],.40,.45,-.32,.06,friction=.95,layer=.3)
    for h,at,n in ((fh[0],(.30,-.42,.28),(.05,-.75,.65)),(fh[1],(.62,-.30,.24),(-.2,-.55,.8))): obj(h,at,quat=align(n,rng.uniform(0,6)))
    Pd,Rd=dipbowl(rng,.40,.26,'#efe6d6',inner='#f3ece0',loc=(.60,.38),level=.20,c=('#ddc896','#eedfba'),amp=.03,turns=1.6,name='dp')
    for o in [q for q in bpy.data.objects if q.name.startswith(('dp','surface'))]: o.location.z+=.07
    hb=chopped()
    for x,y in poisson(rng,.22,.05,14,.60,.38): obj(rng.choice(hb),(x,y,Pd.h(x,y)+.074),quat=align((0,0,1),rng.uniform(0,6),.3,rng),scale=rng.uniform(.4,.9))
    cr=crumb(fa[0].materials[0],.016,6,.5,'facrumb',2)
    for _ in range(34): a,r=rng.uniform(0,6.28),rng.gauss(.25,.1); obj(rng.choice(cr),(.42+r*math.cos(a),-.38+r*.6*math.sin(a),.16+.05*r),quat=rq(rng),scale=rng.uniform(.3,1.2))
    obj(wedge('lemon')[0],(1.32,-.74,.11),(math.radians(112),.1,.6))


def guacamole(S):
    rng=random.Random(103); snackstage(S,'#c9663f',elev=46,dist=5.9,target=(.05,.0,.22)); cloth((-1.6,.95),(2.1,1.7),.4,'#f3e9d6','#3f7a5a',seed=102)
    P,R=dipbowl(rng,1.0,.44,'#3a3f42',inner='#4a5054',level=.36,c=('#8fa83a','#c2cf6a'),amp=.015,turns=1,grain=.05,dome=.07,speck='#1a1c1e',clay='#2a2c2e')
    av=crumb(fm('#a3b848','#cdd67e',scale=6,rough=.4,sss=.3,bump=.3,coat=.15,rndv=.14),.085,6,.7,'avc'); td=dice('#c8200f','#e64a30',.10); on=dice('#8a3a6a','#d9a8c4',.07,coat=.2)
    for x,y in poisson(rng,.76,.15,42): z=P.put_ellipsoid(x,y,.075,.06,.075); obj(rng.choice(av),(x,y,z),quat=rq(rng),scale=rng.uniform(.6,1.05))
    for x,y in poisson(rng,.72,.2,16): z=P.put_ellipsoid(x,y,.055,.05,.035); obj(rng.choice(td),(x,y,z),quat=rq(rng),scale=rng.uniform(.8,1.1))
    for x,y in poisson(rng,.72,.22,13): z=P.put_ellipsoid(x,y,.04,.035,.02); obj(rng.choice(on),(x,y,z),quat=rq(rng),scale=rng.uniform(.7,1.1))
    herbs(rng,poisson(rng,.62,.17,13),P,'cilantro',(.75,1.05)); pepper(rng,poisson(rng,.75,.1,40),P.h); ch=ring(.05,.016,fm('#2f7a1c','#5aa832',rough=.2,sss=.2,bump=.05,coat=.4),'jal')
    for x,y in poisson(rng,.6,.4,4): lay(ch,rng,x,y,P.h(x,y)+.02,tilt=.4,scale=1.2)
    for (x,y,z,n,sp) in ((.62,.50,.62,(-.75,-.75,.55),1.0),(.30,.72,.62,(-.3,-.95,.5),.4),(.82,.18,.60,(-.95,-.35,.6),1.7)): chip_at(rng,x,y,z,n,sp,1.05)
    for k,(x,y) in enumerate(((1.28,-.55),(1.55,-.25),(1.15,-.95),(1.6,-.75),(1.4,.15),(-1.35,-.75),(-1.1,-1.0),(-1.5,-.4),(1.75,.3))): chip_at(rng,x,y,.06+.05*(k%3),(rng.uniform(-.25,.25),rng.uniform(-.3,.1),1),None,1.0)
    ah=avohalf(); obj(ah[0],(-1.35,.72,.30),quat=align((.25,-.45,1),.6)); obj(wedge('lime')[0],(-.75,-1.02,.11),(math.radians(112),.1,.4)); obj(wedge('lime')[0],(1.2,.95,.11),(math.radians(250),.1,-.4))


def kale_chips(S):
    rng=random.Random(111); snackstage(S,'#d9b25a',elev=45,dist=5.4,target=(.02,0,.25)); cloth((1.55,1.0),(2.0,1.7),-.4,'#f4ecdc','#3f6b3a',seed=106)
    o,ih,pin=bowl(1.02,.42,'#e6ded0',inner='#f1ebe0',clay='#8a6547',speck='#4a4238'); P=Pile(1.3,lambda X,Y: np.where(np.hypot(X,Y)<.95,np.maximum(ih(X,Y),.24+.10*np.clip(1-(X*X+Y*Y)/.85,0,1)),ih(X,Y)))
    ka=ruffled('chip','#4f7f2a','#a9c868',.40,.034,9,.55,edge='#7a6a2a',rough=.62,coat=.03,through=.45); ks=ruffled('chip','#4f7f2a','#a9c868',.30,.028,8,.8,edge='#7a6a2a')
    x,y,f=disk_grid(.90,16,60); obj(mesh('b',np.stack([x,y,.16+.10*np.clip(1-(x*x+y*y)/.75,0,1)],-1),f,mat=fm('#1c260c','#2c3814',rough=.9,sss=0,bump=.3)))
    for x,y in layers(rng,[(.88,.15,90),(.78,.15,54),(.60,.16,34),(.38,.17,14)]):
        z=P.put_ellipsoid(x,y,.15,.045,.030)
        if z is not None: obj(one_of(rng,ka if rng.random()<.6 else ks),(x,y,z),scale=uneven(rng,rng.uniform(.75,1.05)),quat=align(P.normal(x,y,.15),rng.uniform(0,6.28),.4,rng))
    ny=fm('#d9b44a','#efd680',rough=.8,sss=0,bump=0); yf=variants('yeast',3,lambda i: blob('yeast',(.014,.010,.003),.4,1.5,i,1,ny)); zm=fm('#e0ac14','#f2c832',rough=.5,sss=.2,bump=.2,coat=.05); zest=variants('zest',4,lambda i: tube_mesh('zest',np.stack([np.linspace(-.045,.045,9),.012*np.cos(np.linspace(-2,2,9)+i),.006*np.sin(np.linspace(-3,3,9)+i)],-1),.007,zm,6))
    drop(flakesalt(),rng,gp(rng,.8,.07,90),.003,scale=(.25,.5),rand=True); drop(sesame(),rng,gp(rng,.8,.06,130),.004,scale=(.7,.9)); drop(yf,rng,gp(rng,.8,.035,320),.002,scale=(.5,1.1)); drop(zest,rng,gp(rng,.7,.14,26),.006,tilt=.3)
    for x,y in ((-1.4,-.62),(-1.2,-.95),(1.35,-.74),(.98,-1.1),(-1.45,.85)): obj(rng.choice(ks),(x,y,.05),scale=.95,quat=align((0,0,1),rng.uniform(0,6),.2,rng))
    halfcitrus('lemon',(1.5,-.25,.20),(.1,-.6,.9)); o2,i2,p2=smallbowl(.26,.15,'#b5502f',(-1.5,.2)); heap(rng,flakesalt(),-1.5,.2,.2,.02,150,.012,.008,.09,.05,scale=(.35,.75))


def muhammara(S):
    rng=random.Random(133); snackstage(S,'#e0c48a',elev=46,dist=5.8,target=(.05,.0,.2)); cloth((1.55,1.0),(2.1,1.7),-.4,'#3f6a66','#e9dcc0',seed=117)
    def paint(q,r): q.specks(r,700,(.004,.016),('#8a4420','#c98a52'),.95,.5,asp=(1,1.7)); q.specks(r,420,(.004,.013),('#7a160a','#b03418'),.95,.4); q.specks(r,90,(.012,.024),('#a8683a','#c99a62'),.95,.5,asp=(1,1.5))
    P,R=dipbowl(rng,1.04,.40,'#efe6d6',inner='#f3ece0',level=.30,c=('#8a2c12','#b04a24'),amp=.075,turns=1.9,oil='#c08a2a',oil_lv=-.1,grain=.03,lump=.014,clay='#a98763',paint=paint,oil_where=lambda q: (1-sstep(.72,.86,q.r))*sstep(-.30,.12,q.noise(1.7,44,2)+.35*(1-q.r))); wn=walnut()
    for x,y in [(-.10,.16),(.10,.05),(-.02,-.10)]: z=P.put_ellipsoid(x,y,.10,.05,.03); obj(rng.choice(wn[:4]),(x,y,z),quat=align((rng.uniform(-.4,.4),rng.uniform(-.5,.1),1),rng.uniform(0,6)),scale=rng.uniform(.66,.8))
    for x,y in poisson(rng,.5,.14,16): z=P.put_ellipsoid(x,y,.03,.02,.01); obj(rng.choice(wn[4:]),(x,y,z),quat=rq(rng),scale=rng.uniform(.25,.6))
    herbs(rng,[(.22,.18),(-.2,-.02)],P,'parsley',(.5,.7),.01)
    pita_fan(rng,[(-1.62,.85,-.5,0,0,0),(-1.6,.5,-.05,.07,.05,.1)])


def oat_granola_bars(S):
    rng=random.Random(141); snackstage(S,'#5f7f9a',elev=42,dist=5.0,target=(.02,.05,.2)); th=plank((0,.08),(2.7,1.7),.05,('#7a4c28','#b8834e'),.09); pp=baking_paper((.0,.08),(2.1,1.35),.05,'#efe0c0',th); cloth((-1.75,1.2),(1.9,1.5),.35,'#f4ecdc','#c97a2c',seed=121); gb=granolabar()
    z=th+.13
    for k,(x,y,a,dz) in enumerate(((-.78,.06,1.30,0),(-.34,.12,1.33,0),(.10,.17,1.28,0),(.54,.22,1.32,0),(-.16,.10,.12,.185),(.34,.46,.25,.185))): obj(gb[k%3],(x,y,z+dz),quat=align((rng.uniform(-.03,.03),rng.uniform(-.03,.03),1),a))
    ot=oat(); al=almond()
    for x,y in poisson(rng,.6,.09,40,.9,-.85)+poisson(rng,.4,.09,24,-1.2,-.75): obj(rng.choice(ot),(x,y,.02),quat=align((0,0,1),rng.uniform(0,6),.3,rng))
    for p in ((1.4,-.45),(1.2,-.72),(-1.45,-.5),(-1.05,-.95)): obj(rng.choice(al),(*p,.05),(0,0,p[0]*9),1.05)
    for p in ((1.0,-1.0),(1.3,-.92),(-1.3,-.92),(-.8,-1.02)): obj(rng.choice(raisin('#7a0c1c','#b0182c')),(*p,.045),(0,0,p[0]*5),1.1)
    obj(gb[1],(.98,.20,z),quat=align((0,0,1),1.22))
    gm=clear_glass(); 
    H,R=.95,.36; G=glassware('tumbler',1.42,1.0,.92); pour(G,.8,[(0,'#f3ece0'),(1,'#f8f3ea')],drink_mat('gm','opaque',emis=.05)); bpy.context.scene.cycles.transparent_max_bounces=14


def olive_tapenade(S):
    rng=random.Random(145); snackstage(S,'#a9bfa0',elev=43,dist=5.3,target=(.02,.0,.2)); th=.09; tray_board(2.95,1.85,th,'#6a4426','#9a6c3a',(.05,.03),.04); cloth((-1.75,1.25),(1.9,1.5),.35,'#f4ecdc','#5a3a5a',seed=123)
    o,ih,pin=bowl(.68,.36,'#efe6d6',inner='#f3ece0',loc=(-.42,.24),name='dp',clay='#8a6547')
    for q in [q for q in bpy.data.objects if q.name.startswith('dp')]: q.location.z+=th
    pm=food('tapen',vcol=True,rough=.52,sss=.05,bump=.3,bscale=40,coat=.05,spec=.3,rndv=0,rndh=0)
    def paste(M,rng,pts):
        """Coarse: mostly paste, in it what was chopped by hand."""
        M.strew(rng,pts[0],(.052,.040,.018),(.6,1.3),sink=.5,lump=.4,freq=2,blend=.012,keep=.6); M.strew(rng,pts[1],(.026,.020,.012),(.6,1.4),kind=lambda r: 1 if r.random()<.20 else 2 if r.random()<.10 else 0,sink=.45,lump=.35,freq=2,pw=2.6,blend=.006,keep=.65); M.soften(.0055); M.rough(.004,34,2)
        n=M.noise(6,3); f=M.noise(30,8,3); one=M.each(rng,-.5,.5,0); c=cmix('#201512','#43301f',.5+.7*n+.6*f+.5*one); k=M.kind(); c=np.where((k==1)[...,None],cmix('#4a4a1a','#6f6e2e',.5+one+.5*f),c); c=np.where((k==2)[...,None],cmix('#4a2a26','#6d4034',.5+one),c); return mix(c,lin('#120b09'),.5*M.low(.03,.02))
    x0,y0=-.42,.24; R=.60; sw=lambda X,Y: .035*np.sin(np.arctan2(Y-y0,X-x0)-np.hypot(X-x0,Y-y0)*13)*np.clip(np.hypot(X-x0,Y-y0)/.12,0,1)
    M=Mass(lambda X,Y: .245+0*X,R+.02,x0,y0,res=.0048,dome=lambda X,Y: np.where(np.hypot(X-x0,Y-y0)<R,.015+.085*np.clip(1-((X-x0)**2+(Y-y0)**2)/R**2,0,1)+sw(X,Y)*np.clip(1-((X-x0)**2+(Y-y0)**2)/R**2,0,1),0))
    c=paste(M,rng,(gp(rng,.55,.05,260,x0,y0),gp(rng,.56,.028,620,x0,y0))); M.show('tapen',c,pm,wet=.4*M.low(.05,.03),loc=(0,0,th)); P=M.pile(1.4); oil=broth_mat('tapoil',.10,.04,.75)
    x,y,f=disk_grid(.56,40,120); hz=np.array([P.h(a+x0,b+y0) for a,b in zip(x,y)]); lvl=.288+.0*hz; obj(mesh('oil',np.stack([x+x0,y+y0,lvl],-1),f,np.tile(lin('#8a7a14'),(len(x),1)),oil),(0,0,th)); bpy.context.scene.cycles.transparent_max_bounces=16
    bs=leaf('basil',5); z0=P.h(x0,y0)+th
    for a,s in ((.6,.95),(2.3,.85),(4.2,.75)): lay(bs,rng,x0+.10*math.cos(a),y0+.09*math.sin(a),z0+.045,(.3*math.cos(a),.3*math.sin(a)-.25,1),spin=a,tilt=.1,scale=s)
    ol=olive(('#241418','#43282e'),3); 
    for dx,dy in ((.22,-.20),(.34,-.08)): obj(rng.choice(ol),(x0+dx,y0+dy,P.h(x0+dx,y0+dy)+th+.055),(.2,.3,dx*20),.9)
    # baguette, toasted, spread thickly
    def slice_(x,y,a,spread,k):
        b=obj(bread(.80,.58,.12),(x,y,th+.065),quat=Quaternion((0,0,1),a))
        if not spread: return
        ca,sa=math.cos(a),math.sin(a); E=lambda X,Y: (np.abs(((X-x)*ca+(Y-y)*sa)/.335)**2.4+np.abs((-(X-x)*sa+(Y-y)*ca)/.225)**2.4)*(1+.22*N(X,Y,5,k)); M=Mass(lambda X,Y: .112+0*X,.40,x,y,res=.0045,dome=lambda X,Y: .055*np.clip(1-E(X,Y),0,1)**.4*(1+.55*N(X,Y,4.5,k+3)+.25*np.sin((X*ca+Y*sa)*16+3*N(X,Y,3,k))))
        ins=lambda u,v: float(E(np.array(u),np.array(v)))<.95; c=paste(M,rng,(gp(rng,.36,.05,70,x,y,shape=ins),gp(rng,.36,.028,230,x,y,shape=ins))); M.show('tapen',c,pm,wet=.35*M.low(.05,.03),loc=(0,0,th)); Q=M.pile(1.7); lay(bs,rng,x+.02,y,Q.h(x,y)+th+.03,(0,-.2,1),tilt=.15,scale=.62)
    slice_(.64,-.38,.35,True,1); slice_(1.0,.22,.5,True,4); slice_(.62,.66,.2,False,7); slice_(-.42,-.60,.12,True,9)
    tl=fm('#5a6a38','#7f8f58',rough=.6,sss=.1,bump=0,rndv=.2); tm=variants('thymel',3,lambda i: blob('thymel',(.024,.011,.004),.1,1.4,i,2,tl))
    upd(); drop(tm,rng,gp(rng,.5,.16,12,x0,y0)+gp(rng,.3,.14,5,.64,-.38)+gp(rng,.3,.14,5,1.0,.22)+gp(rng,.3,.14,5,-.42,-.6),.006,tilt=.4)
    og=olive(('#6a6a24','#96964a'),3,'#7a3a24')
    for p in ((1.50,-.80),(1.30,-1.0),(1.66,-.52),(-1.52,-.72),(-1.32,-.95)): obj(rng.choice(ol),(*p,.09),(0,rng.uniform(-.3,.3),p[0]*9))
    for p in ((1.70,-.92),(-1.64,-.45),(-1.12,-1.05)): obj(rng.choice(og),(*p,.09),(0,rng.uniform(-.3,.3),p[0]*9))


def popcorn_with_nutritional_yeast(S):
    rng=random.Random(131); snackstage(S,'#b5443a',elev=38,dist=5.8,target=(.02,.0,.34)); cloth((1.6,1.05),(2.0,1.6),-.35,'#f4ecdc','#3f5a78',seed=116)
    o,ih,pin=bowl(1.02,.62,'#f3e6c4',inner='#f6efe0',clay='#b5443a',speck=None); P=Pile(1.3,lambda X,Y: np.maximum(ih(X,Y)*(np.hypot(X,Y)<1.02),.40+.18*np.clip(1-(X*X+Y*Y)/.8,0,1)*(np.hypot(X,Y)<.9))); pc=popcorn()
    x,y,f=disk_grid(.9,16,50); floor=obj(mesh('b',np.stack([x*.95,y*.95,.38+.18*np.clip(1-(x*x+y*y)/.8,0,1)],-1),f,mat=fm('#f0dba0',rough=.8,sss=0,bump=.3)))
    tumble(rng,[(None,pc,70,(.8,1.1)),(None,pc,70,(.8,1.1)),(None,pc,40,(.8,1.1))],[o,floor],.72,.85,press=.74); P=spile(0,0,1.15,.02)
    powder(rng,'#eab01c',.85,0,0,P.h,260,.011); pepper(rng,poisson(rng,.8,.12,40),P.h,.8)
    for p in poisson(rng,.55,.26,8,1.2,-.85)+poisson(rng,.4,.26,5,-1.3,-.8)+[(-1.45,.35),(1.55,.1)]: obj(rng.choice(pc),(*p,.09),quat=rq(rng),scale=.95)
    o2,i2,p2=smallbowl(.34,.19,'#3f5a78',(-1.4,.95)); surface(p2,.14,lambda x,y,r,z: mix(lin('#e0a81c'),lin('#f4cf58'),np.clip(.5+1.2*nz3(x,y,s=9),0,1)),vcol('nooch',rough=.9,sss=.05,bump=.8,bscale=30,spec=.15),(-1.4,.95),amp=.06,freq=7,dome=.08); powder(rng,'#eab83a',.4,-.95,-1.0,.006,110,.011)


def pretzel_bites(S):
    rng=random.Random(143); snackstage(S,'#4f6f5a',elev=40,dist=5.5,target=(.02,.0,.22)); cloth((1.6,1.05),(2.0,1.6),-.35,'#f2e6cc','#3a3f5a',seed=122)
    o,ih,pin=bowl(.98,.36,'#d9b98c',inner='#e6cfa6',loc=(-.2,.0),clay='#7a4a2a',speck='#5a3a20'); P=Pile(1.5,lambda X,Y: np.maximum(ih(X,Y)*(np.hypot(X+.2,Y)<.98),.16+.12*np.clip(1-((X+.2)**2+Y**2)/.7,0,1)*(np.hypot(X+.2,Y)<.84))); pz=pretzel(); cs=saltcrystal()
    x,y,f=disk_grid(.8,16,50); floor=obj(mesh('b',np.stack([x-.2,y,.08+.10*np.clip(1-(x*x+y*y)/.7,0,1)],-1),f,mat=fm('#6a3a16',rough=.8,sss=0,bump=.3)))
    for b in tumble(rng,[(None,pz,16,(.95,1.12),True),(None,pz,10,(.95,1.12),True)],[o,floor],.5,.5,-.2,0,friction=.9):
        q=b.rotation_quaternion; k=b.scale[0]
        for _ in range(rng.randint(5,26)):
            u,w=rng.gauss(0,.065),rng.gauss(0,.045); u,w=max(-.15,min(.15,u)),max(-.11,min(.11,w)); zz=.122*math.sqrt(max(.05,1-(abs(u)/.185)**2.5-(abs(w)/.145)**2.5)); v=q@Vector((u,w,zz))*k; obj(rng.choice(cs),b.location+v,quat=rq(rng),scale=rng.uniform(.35,1.15))
    Pd,Rd=dipbowl(rng,.42,.26,'#3a3f5a',inner='#4a5070',loc=(1.18,-.48),level=.2,c=('#b98a24','#d3aa4a'),amp=.03,turns=1.6,name='dp',speck='#16182a',clay='#8a7a62',rough=.38,grain=.004)
    for x,y,a in ((-1.35,-.75,.4),(.45,-1.12,1.2),(1.45,.55,2.0)):
        q=align((0,-.15,1),a); obj(rng.choice(pz),(x,y,.10),quat=q)
        for _ in range(9): u,w=rng.uniform(-.12,.12),rng.uniform(-.09,.09); zz=.122*math.sqrt(max(.05,1-(abs(u)/.185)**2.5-(abs(w)/.145)**2.5)); v=q@Vector((u,w,zz)); obj(rng.choice(cs),(x+v.x,y+v.y,.10+v.z),quat=rq(rng))
    for _ in range(70): x,y=rng.gauss(.62,.2),rng.gauss(-1.1,.07); obj(rng.choice(cs),(x,y,.008),quat=rq(rng),scale=rng.uniform(.25,.9))


def rice_paper_bacon(S):
    rng=random.Random(147); snackstage(S,'#d9c08a',elev=42,dist=4.7,target=(.0,.0,.18)); cloth((1.65,1.05),(2.0,1.6),-.35,'#46617a','#f0e2c4',seed=124)
    o,ih,pin=plate(1.26,.12,'#f1ece1',clay='#b08b66'); bs=baconstrip(); 
    for k in range(8): x=-.60+.165*k; lay_solid(obj(bs[k%5],(x,.03+.05*math.sin(k),.15),quat=Quaternion((0,0,1),1.30+rng.uniform(-.09,.09))@Quaternion((1,0,0),-.45+rng.uniform(-.12,.12)),scale=1.12),.014)
    for k,(x,y,a,z) in enumerate(((-.2,.05,.5,.30),(.22,-.1,.15,.33),(.05,.2,-.25,.38))): lay_solid(obj(bs[(k+2)%5],(x,y,z),quat=Quaternion((0,0,1),a)@Quaternion((1,0,0),rng.uniform(-.3,.3)),scale=1.1),.014)
    ss=sesame()
    for x,y in poisson(rng,.85,.1,46): obj(ss[0],(x,y,.085 if abs(x)>.7 else .24),quat=rq(rng)) if abs(x)>.78 else None
    Pd,Rd=dipbowl(rng,.34,.20,'#8a3a2c',inner='#a8503c',loc=(-1.45,.85),level=.15,c=('#5a1a0c','#8a3014'),amp=.006,turns=1,rough=.1,name='dp',dome=0); powder(rng,'#a82a0c',.3,1.25,-.85,.006,120,.011); pepper(rng,poisson(rng,.35,.08,22,1.2,-.8),lambda x,y:.006)
    for (x,y,a) in ((-1.35,-.7,.5),): lay_solid(obj(bs[1],(x,y,.09),quat=Quaternion((0,0,1),a),scale=.8),.014)
    sprig((.95,.42,.06),'parsley',7,1.1,rng,(.1,-.3,1)); so=ring(.045,.016,fm('#6faa3c','#9ccf68',rough=.35,sss=.25,bump=.05),'scal')
    for x,y in poisson(rng,.3,.1,10,.95,-.35): lay(so,rng,x,y,.085,tilt=.3,scale=.9)


def seed_crackers(S):
    rng=random.Random(121); snackstage(S,'#c98a78',elev=42,dist=5.6,target=(.02,.0,.2)); th=slate((.0,.05),1.15,'#e6dece',.07,.1,1.3); cloth((-1.7,1.2),(2.0,1.5),.35,'#4f6b62','#e9dcc0',seed=111); sc=seedcracker()
    for k in range(7): obj(rng.choice(sc),(-.78+rng.uniform(-.03,.03),.05+rng.uniform(-.03,.03),th+.045+.078*k),quat=align((rng.uniform(-.04,.04),rng.uniform(-.04,.04),1),.35+rng.uniform(-.25,.25)))
    for k in range(6): a=.25; obj(rng.choice(sc),(-.15+.22*k,-.60+.03*k,th+.11+.012*k),quat=align((-.55,-.15,1),a+.9+rng.uniform(-.08,.08)))
    obj(rng.choice(sc),(-.2,.72,th+.04),quat=align((0,0,1),.9)); obj(rng.choice(sc),(-.05,.66,th+.11),quat=align((.05,-.05,1),.3))
    P,R=dipbowl(rng,.50,.30,'#3f5a66',inner='#4c6a78',loc=(.62,.32),level=.26,c=('#e9d7b2','#f5ead0'),amp=.035,turns=1.7,oil='#b8b81c',oil_lv=-.2,name='dp',speck='#1c2a30',clay='#7a6a52')
    for o in [q for q in bpy.data.objects if q.name.startswith(('dp','surface','oil'))]: o.location.z+=th
    powder(rng,'#a83a14',.3,.62,.32,lambda x,y: P.h(x,y)+th,70,.007); lf=leaf('micro',5)
    for x,y in poisson(rng,.2,.1,6,.62,.32): lay(lf,rng,x,y,P.h(x,y)+th+.03,tilt=.5)
    obj(rng.choice(sc),(.80,.52,th+.40),quat=Quaternion((0,0,1),.7)@Quaternion((0,1,0),-1.0)@Quaternion((1,0,0),.2),scale=.85)
    ps=pumpkinseed(); ss=sesame(); bs=seed('#2a2420',(.024,.015,.010),'bses')
    for x,y in poisson(rng,.4,.09,22,1.35,-.75)+poisson(rng,.3,.1,10,-1.35,-.75): obj(ps[0],(x,y,.016),quat=align((0,0,1),rng.uniform(0,6),.2,rng))
    for x,y in poisson(rng,.5,.05,70,1.3,-.8)+poisson(rng,.35,.05,40,-1.3,-.8): obj(rng.choice((ss[0],bs[0])),(x,y,.012),quat=align((0,0,1),rng.uniform(0,6)))
    sprig((-1.45,-.35,.04),'parsley',6,1.0,rng)


def _spring_roll(i,cut=False,R=.115,L=.78):
    """Baked: a sheet rolled round and round, its last edge to be seen along the roll, ends tucked in flat, thin and brittle with small blisters. Cut, it shows its layers and strips of what is in it."""
    m=food('sprr',vcol=True,rough=.5,sss=.08,bump=.3,bscale=60,coat=.10,rndv=.08,rndh=.004); rng=random.Random(i*9+4); nt,na=150,130; L*=rng.uniform(.92,1.06)*(.56 if cut else 1); t=np.linspace(0,1,nt)[:,None]; a=np.linspace(0,2*np.pi,na)[None,:]; d=np.minimum(t,9 if cut else 1-t)*L; end=np.clip(d/.05,0,1); r=R*(.015+.985*np.sqrt(np.clip(1-(1-end)**2.6,0,1))); a0=1.1+.5*np.sin(t*2.2+i)+.35*t; seam=np.mod(a-a0,2*np.pi); P=np.stack([t*L*9+0*a,np.cos(a)*1.6+0*t,np.sin(a)*1.6+i*3+0*t],-1); big=fbm(P*.5,3); bl=sstep(.05,.55,fbm(P*2.6,3))
    r=r*(1+.05*big+.03*np.sin(t*5+i))+(.010*(1-seam/6.2832)+.006*bl)*sstep(.3,1,end); fold=.008*np.exp(-((np.mod(a+.9*np.sin(t*40),2.1)-1)/.2)**2)*(1-sstep(.5,1,end)); y,z=(r+fold)*np.cos(a),(r+fold)*np.sin(a)*.93; x=(t-.5)*L+0*a+.02*np.sin(a*2+i)*(1-end); y=y+.05*np.sin(t*2.4+i)*.5
    n=fbm(P*.9+5,4); c=mix(lin('#d39a4c'),lin('#e8c07c'),c01(.5+1.1*n)); c=browned(c,.26+.20*bl+.30*sstep(-.2,.9,np.sin(a+i))*c01(big+.4)+.25*(1-end),.6*n,'#b06c28','#6b3812',.9); e=np.exp(-(seam/.05)**2); c=mix(c,lin('#7a4416'),.6*np.exp(-((6.2832-seam)/.05)**2)); c=mix(c,lin('#efd3a0'),.5*e)
    parts=[(np.stack([x,y,z],-1).reshape(-1,3),grid_faces(nt,na),c.reshape(-1,3))]
    if cut:
        xe=L*.5; th=np.linspace(0,4.5*np.pi,240); rr=R*(.99-.030*th/(2*np.pi)); q=[]; w=.0065
        V=np.stack([np.stack([xe-dx+.004*np.sin(th*7),(rr+dr)*np.cos(th+a0[-1,0]),(rr+dr)*np.sin(th+a0[-1,0])*.93],-1) for dx,dr in ((.10,w),(-.004,w),(-.004,-w),(.10,-w))],1).reshape(-1,3); parts.append((V,grid_faces(240,4),np.tile(lin('#efd6a4'),(len(V),1))))
        xx,yy,f=disk_grid(1,10,60); parts.append((np.stack([xe-.045+0*xx,xx*R*.9,yy*R*.84],-1),f,np.tile(lin('#8a6a3c'),(len(xx),1))))
        for k in range(64):
            b,q_=rng.uniform(0,6.28),R*.84*math.sqrt(rng.random()); col,sz=rng.choice((('#e07a28',(.017,.011)),('#dfe0b4',(.022,.006)),('#cfd8a0',(.024,.006)),('#efe6c8',(.010,.010)),('#8a5c34',(.020,.010)),('#8fae5a',(.018,.006)))); ro=rng.uniform(0,3.14); v,f=bpart((rng.uniform(.05,.075),*sz),k,2,.1,1.5,3,Quaternion((1,0,0),ro)@Quaternion((0,0,1),rng.uniform(-.35,.35)),(xe-.045+rng.uniform(-.012,.018),q_*math.cos(b),q_*math.sin(b)*.93)); parts.append((v,f,lin(col)*rng.uniform(.75,1.05)))
    return merge('sprr',parts,m)
def spring_rolls(S):
    rng=random.Random(113); snackstage(S,'#8a3a3a',elev=34,dist=3.9,target=(-.02,-.04,.2)); cloth((1.6,1.05),(2.0,1.6),-.35,'#f1e4cc','#c9a03a',seed=107)
    o,ih,pin=plate(1.22,.13,'#e9efe9',speck='#5a6b66',clay='#8a7a5a'); z=.075; whole=[_spring_roll(i) for i in range(6)]
    for i,(x,y,a,up) in enumerate(((-.62,.12,1.20,0),(-.36,.16,1.32,0),(-.10,.20,1.22,0),(.15,.22,1.38,0),(-.48,.12,1.12,.195),(-.20,.20,1.40,.20))): obj(whole[i],(x,y,z+.10+up),quat=Quaternion((0,0,1),a+rng.uniform(-.05,.05))@Quaternion((1,0,0),rng.uniform(0,6)))
    for i,(x,y,a,tl) in enumerate(((-.16,-.48,-1.75,-.10),(.22,-.44,-1.25,-.14))): obj(_spring_roll(i+6,True),(x,y,z+.12),quat=Quaternion((0,0,1),a)@Quaternion((0,1,0),tl))
    dipbowl(rng,.32,.20,'#23303a',inner='#2c3c46',loc=(.72,.24),level=.15,c=('#a82a0c','#cf5a1e'),amp=.004,turns=0,rough=.10,name='dp',speck='#0e1417',clay='#3a4a52',dome=.0)
    for o2 in [q for q in bpy.data.objects if q.name.startswith(('dp','surface'))]: o2.location.z+=.05
    P=Pile(1.4,lambda X,Y: .205+0*X); put(P,rng,'flake',gp(rng,.2,.06,14,.72,.24)); put(P,rng,'sesame',gp(rng,.2,.1,5,.72,.24))
    ci=leaf('cilantro')
    for x,y in ((-.74,-.34),(-.64,-.44),(-.80,-.48),(-.62,-.30)): lay(ci,rng,x,y,.09+rng.uniform(0,.02),tilt=.2,scale=rng.uniform(.9,1.15))
    loose(rng,'sesame',[(x,y) for x,y in gp(rng,.5,.12,12,.0,-.2)],.065,scale=(.7,.9))


def stuffed_dates(S):
    rng=random.Random(125); snackstage(S,'#e2cfa8',elev=38,dist=3.9,target=(.0,.02,.12)); cloth((-1.6,1.0),(2.0,1.6),.35,'#6b4a5a','#e9dcc0',seed=113)
    o,ih,pin=plate(1.16,.12,'#3f5560',speck='#16222a',clay='#8a7a62'); dt=date(True); al=almond(); fs=saltcrystal(); green=crumb(fm('#6f8a34','#b0b866',scale=20,rough=.7,sss=.1,bump=.3,rndv=.3),.017,8,.7,'pst',2); nut=crumb(fm('#c98f52','#f0dcb4',scale=16,rough=.65,sss=.1,bump=.2,rndv=.2),.020,8,.7,'alb',2)
    nbm=fm('#b98a52','#d4ab74',scale=9,rough=.26,sss=.2,bump=.25,bscale=34,coat=.35,rndv=.04); butter=variants('albutter',6,lambda i: blob('albutter',(.165,.05,.05),.30,2.1,i*5,5,nbm,lambda p,n: p*(1+.10*np.sin(p[:,0]*60+n[:,1]*3+i))[:,None]))
    for k,(x,y) in enumerate(poisson(rng,.84,.40,11)):
        q=Quaternion((0,0,1),rng.gauss(.5,.55)+(pi_ if rng.random()<.5 else 0))@Quaternion((1,0,0),rng.gauss(0,.28))@Quaternion((0,1,0),rng.gauss(0,.10)); sc=rng.uniform(.96,1.2); z=.075+.10*sc; obj(dt[k%len(dt)],(x,y,z),scale=(sc*rng.uniform(.92,1.08),sc*rng.uniform(.9,1.1),sc),quat=q); up=lambda u,v,w: Vector((x,y,z))+q@Vector((u,v,w))*sc
        obj(butter[k%6],up(rng.uniform(-.015,.015),0,.078),scale=sc*rng.uniform(.85,1.05),quat=q)
        if k%3==0: obj(al[k%len(al)],up(.0,.0,.115),quat=q@Quaternion((1,0,0),rng.uniform(-.4,.4))@Quaternion((0,0,1),rng.uniform(-.3,.3)),scale=1.05)
        for _ in range(rng.randint(10,30)): u=rng.gauss(0,.07); obj(rng.choice(green if rng.random()<.62 else nut),up(u,rng.gauss(0,.028),.118-.9*u*u),quat=rq(rng),scale=rng.uniform(.3,1.0))
        for _ in range(rng.randint(4,12)): u=rng.gauss(0,.08); obj(rng.choice(fs),up(u,rng.gauss(0,.03),.122-.9*u*u),quat=rq(rng),scale=rng.uniform(.2,.6))
    for _ in range(90): a,r=rng.uniform(0,6.28),abs(rng.gauss(.5,.3)); x,y=r*math.cos(a),r*math.sin(a); obj(rng.choice(green if rng.random()<.7 else nut),(x,y,float(ih(x,y))+.008),quat=rq(rng),scale=rng.uniform(.25,.9))
    for p in [(1.30,-.66),(1.12,-.92)]: obj(rng.choice(al),(*p,.05),(0,0,p[0]*9),1.1)
    obj(rng.choice(date()),(1.36,.66,.115),(0,0,.9))


def trail_mix(S):
    rng=random.Random(123); snackstage(S,'#46617a',elev=46,dist=5.5,target=(.02,.0,.2)); cloth((1.6,1.0),(2.0,1.7),-.35,'#f2e6cf','#8a3a2c',seed=112)
    o,ih,pin=bowl(1.02,.44,'#d9c3a0',inner='#e6d6b8',clay='#8a6040'); P=Pile(1.3,lambda X,Y: np.maximum(ih(X,Y)*(np.hypot(X,Y)<1.02),.20+.15*np.clip(1-(X*X+Y*Y)/.8,0,1)*(np.hypot(X,Y)<.88)))
    x,y,f=disk_grid(.88,16,50); floor=obj(mesh('b',np.stack([x*.94,y*.94,.18+.15*np.clip(1-(x*x+y*y)/.8,0,1)],-1),f,mat=fm('#6a4020',rough=.8,sss=0,bump=.3)))
    cm=fm('#2a1209','#432010',rough=.3,sss=0,bump=.1,coat=.35); ck=variants('chk',3,lambda i: blob('chk',(.085,.075,.06),.08,1.2,i,3,cm,power=6)); cb=raisin('#7a0c1c','#b0182c'); ra=raisin()
    kinds=[(almond(),.105,.05,26),(cashew(),.11,.05,24),(walnut(),.12,.065,13),(ra,.07,.045,24),(cb,.07,.045,24),(ck,.08,.06,18),(pumpkinseed(),.055,.02,44),(peanut()[:3],.09,.05,14)]
    tumble(rng,[(None,ms,n,(.9,1.12)) for _ in range(3) for ms,_,_,n in [(*k[:3],k[3]//2) for k in kinds]],[o,floor],.72,.6)
    for k,(x,y) in enumerate(poisson(rng,.55,.2,13,1.15,-.85)+poisson(rng,.35,.2,7,-1.35,-.7)+poisson(rng,.3,.22,5,-1.4,.75)): ms,rx,rz,_=kinds[k%8]; obj(rng.choice(ms),(x,y,rz),quat=align((0,0,1),rng.uniform(0,6),.2,rng))
    # wooden scoop
    spoon((-1.75,-.05,0),1.2,.85,wood('wsp','#8a5a30','#c49358'))


def zucchini_fritters(S):
    rng=random.Random(137); snackstage(S,'#d9a79a',elev=34,dist=5.0,target=(.02,.0,.30)); cloth((-1.6,1.15),(2.0,1.6),.35,'#f4ecdc','#5a8a3a',seed=119)
    o,ih,pin=plate(1.24,.13,'#dfe6dc',speck='#5a6b66',clay='#8a7a5a'); fr=fritter()
    for k in range(5): obj(fr[k%4],(-.32+rng.uniform(-.03,.03),.12+rng.uniform(-.03,.03),.15+.135*k),quat=align((rng.uniform(-.05,.05),rng.uniform(-.06,.03),1),k*1.3),scale=1.12)
    for x,y,z,t,a in ((.32,-.28,.20,(-.35,.25,1),.4),(-.55,-.50,.15,(0,0,1),1),(.05,-.62,.16,(-.1,.12,1),2)): obj(rng.choice(fr),(x,y,z),quat=align(t,a),scale=1.05)
    top=.15+.135*4+.085; cm=fm('#f6f1e4','#fcf9f0',rough=.4,sss=.25,bump=.08,coat=.1,rndv=0); obj(blob('dol',(.19,.18,.085),.10,1.6,2,4,cm),(-.32,.10,top+.03)); obj(blob('dol2',(.10,.09,.06),.10,1.6,3,4,cm),(-.30,.08,top+.10)); dl=dill()
    for a in (.3,1.7,3.0): lay(dl,rng,-.32+.03*math.cos(a),.08,top+.15,(0,-.4,1),spin=a,tilt=.2,scale=.9)
    pepper(rng,poisson(rng,.2,.05,14,-.32,.08),lambda x,y: top+.11-1.8*((x+.32)**2+(y-.08)**2))
    Pd,Rd=dipbowl(rng,.38,.24,'#3f6a66',inner='#4c7a76',loc=(.68,.42),level=.20,c=('#f2ede0','#fbf8ef'),amp=.028,turns=1.5,oil='#b8b81c',name='dp',speck='#16282a',clay='#7a6a52')
    for o2 in [q for q in bpy.data.objects if q.name.startswith(('dp','surface','oil'))]: o2.location.z+=.05
    for a in (.5,2.2,4.0): lay(dl,rng,.68+.05*math.cos(a),.42+.05*math.sin(a),.30,spin=a,tilt=.2,scale=.7)
    ps=peashred=ribbon(fm('#5f9a34','#a9cf6a',rough=.35,sss=.2,bump=.1,coat=.2),.4,.035,n=5,curl=.08,name='zsh')
    for x,y in poisson(rng,.16,.05,16,.72,-.25): lay_solid(lay(ps,rng,x,y,.12+rng.uniform(0,.05),tilt=.4,scale=.7),.014)
    halfcitrus('lemon',(1.35,-.62,.20),(-.15,-.6,.9)); cz=disc('zuc',.17,.05,'#eef2cf','#d6e4a0','#2f6a24')
    for x,y,q in ((-1.25,-.72,(0,0,1)),(-1.05,-.88,(-.3,-.3,1)),(-1.42,-.52,(0,-.1,1))): obj(cz[0],(x,y,.045 if q[0]>-.2 else .08),quat=align(q,x*9),scale=1.2)
    for x,y,a in ((1.05,-1.0,.4),(1.22,-.95,1.0)): lay(dl,rng,x,y,.015,spin=a,tilt=.05,scale=1.2)
