"""Scenes of the snacks."""
from kit import *


def apple_nachos(S):
    rng=random.Random(135); snackstage(S,'#8f9aa0',elev=48,dist=5.7,target=(.02,.0,.12)); cloth((-1.6,1.05),(2.0,1.6),.35,'#f4ecdc','#c9303a',seed=118)
    o,ih,pin=plate(1.30,.13,'#f1ece1',clay='#b08b66'); m=thin(vcol('applethin',rough=.34,sss=0,bump=.10,bscale=60,coat=.12,rndv=.05),.22)
    def slices(tag,skin,skin2,flesh):
        def mk(i):
            r0=random.Random(i*3+len(tag)); ph=r0.uniform(0,6); thick=r0.uniform(.016,.034)
            def cf(x,y,r,a):
                k=nz3(x,y,s=4,seed=i,o=4); f=nz3(x,y,s=26,seed=i+2,o=2); c=mix(lin(flesh[0]),lin(flesh[1]),c01(.45+.9*k+.3*f)); d=np.hypot(x/.95,(y-.05)/.72); c=mix(c,lin('#cdbf7e'),np.exp(-((d-.36-.03*k)/.018)**2)*.4); c=mix(c,lin('#fdf6dc'),.35*(1-sstep(.0,.35,d))); c=mix(c,lin('#b98f4e'),c01(.5*sstep(.78,.93,r)*sstep(.0,.5,k)+.25*sstep(.2,.5,k*1.2+f*.5)))
                if i%3==1: pit=1-sstep(.8,1,np.hypot((x-.05)/.035,(y-.13)/.06)); c=mix(c,lin('#3a1c0c'),pit*.95)
                c=mix(c,lin('#dfd3a0'),np.exp(-((r-.925)/.02)**2)*.5); s=np.sin(a*37+3*nz3(x,y,s=3,seed=i)); return mix(c,mix(lin(skin),lin(skin2),c01(.45+.9*nz3(x,y,s=3,seed=i+4)+.22*s)),sstep(.945,.962,r))
            return slice_disc('appthin',.35*r0.uniform(.74,1.12),thick,cf,m,nr=60,arc=math.pi,zf=lambda X,Y,r,a:r0.uniform(-.25,.25)*0+(.30*math.sin(i*2.1))*X*X+(.3*math.cos(i*1.7))*X*Y+.010*nz3(X,Y,s=5,seed=i),outline=lambda t:1+.07*np.abs(np.cos(t))+.03*np.sin(t*2+ph)+.015*np.sin(t*5+ph)-.10*np.exp(-((t-math.pi*.5)/.10)**2)*(i%2))
        return variants('appthin'+tag,7,mk)
    red=slices('red','#8e1620','#c9473a',('#f7edcc','#eeddaa')); green=slices('green','#7f9636','#b3c05e',('#f5efce','#e9dfb0'))
    for rad,n,ph,z0,lean in ((.86,16,0,.085,.34),(.52,11,.25,.125,.36),(.18,5,.6,.165,.30)):
        for k in range(n):
            a=ph+k*2*pi_/n+rng.gauss(0,.07); q=rad+rng.gauss(0,.045); x,y=q*math.cos(a),q*math.sin(a); t=a+pi_/2; nrm=(lean*math.cos(t)+.10*math.cos(a)+rng.gauss(0,.06),lean*math.sin(t)+.10*math.sin(a)+rng.gauss(0,.06),1); obj(rng.choice(green if rng.random()<.4 else red),(x,y,z0+.02+rng.uniform(-.008,.010)),quat=align(nrm,a-pi_/2+rng.gauss(0,.42)),scale=rng.uniform(.82,1.10))
    import cv2
    P=spile(0,0,1.32,.012); P.H=np.maximum(P.H,cv2.GaussianBlur(cv2.dilate(P.H.astype(np.float32),np.ones((7,7))),(0,0),3)-.02)  # a thread hangs over a gap
    pb=fm('#a06c3a','#b98650',scale=8,rough=.34,sss=.2,bump=.05,coat=.12,rndv=0); ck=fm('#200d06','#34190c',rough=.25,sss=0,bump=.02,coat=.35,rndv=0)
    def thread_(mat,a0,turns,w,th,seed,R=.98):
        """One thread off a spoon that swung to and fro: wide and narrow swings, loops where it came back, thick where it was slow."""
        n=turns*46; t=np.linspace(0,1,n); f=lambda k,s: fbm(np.stack([t*k+seed*3.1,0*t+s,0*t],-1),2); ph=np.pi*turns*(t+.10*f(3,1)); u=-R+2*R*t+.16*np.cos(ph*2+.7)*(1+f(4,5))+.10*f(3,7); v=np.sin(ph)*np.sqrt(np.clip(1.08*R*R-u*u,.02,9))*(.78+.55*f(5,2))+.12*f(2,3); a=a0+.25*f(1.5,9); X,Y=u*np.cos(a)-v*np.sin(a),u*np.sin(a)+v*np.cos(a); q=np.maximum(np.hypot(X,Y)/1.1,1); X,Y=X/q,Y/q
        poured(P,np.stack([X,Y],-1),w,mat,thick=th,round_=.010,ns=9)
    thread_(pb,.55,12,.019,.008,3,.74); thread_(ck,1.6,10,.0085,.005,5,.70)
    pn=peanut(); nuts=family(pn[:3],'peanut')[1]+pn[3:]
    P=spile(0,0,1.32,.014); g2=lambda n,s: [(rng.gauss(0,s),rng.gauss(0,s)) for _ in range(n)]; ok=lambda ps: [p for p in ps if math.hypot(*p)<1.2]
    pput(P,nuts,rng,ok(g2(90,.46)),.03,.018,.005,(.15,.7),rand=True)
    cr=crumb(fm('#c9a05c','#e6c890',rough=.7,sss=.05,bump=0),.010,4,.4,'nutdust',1)
    for x,y in ok(g2(190,.55)): obj(rng.choice(cr),(x,y,P.h(x,y)+.003),quat=rq(rng),scale=rng.uniform(.3,1.2))


def baba_ganoush(S):
    rng=random.Random(129); snackstage(S,'#6d4560',elev=47,dist=5.8,target=(.05,.0,.2)); cloth((-1.6,.95),(2.1,1.7),.4,'#e9dcc0','#c9a03a',seed=115)
    def paint(q,r):
        q.specks(r,70,(.003,.012),('#4a3522','#8a6a44'),.92,.15,asp=(1,4)); q.specks(r,110,(.010,.034),('#c2a878','#d8c49c'),.92,.22,asp=(2,7)); q.dust('#7a2a14',.5,np.exp(-(((q.X-.30)/.30)**2+((q.Y+.30)/.2)**2)),1,4)
    P,R=dipbowl(rng,1.04,.36,'#2f3a40',inner='#dccfb8',level=.26,c=('#b0956a','#cdb78c'),amp=.07,turns=1.8,oil='#b9a02c',oil_lv=-.1,grain=.006,clay='#5a4a3a',speck='#12181b',flip=-1,lump=.014,paint=paint,oil_where=lambda q: (1-sstep(.72,.86,q.r))*sstep(-.30,.12,q.noise(1.7,44,2)+.35*(1-q.r)))
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
        th0=.105; z0=th+th0/2; obj(bread(1.12,.66,th0,k,oval=True,toast=.75,grill=5,open_=10,stain='#c9805a'),(x,y,z0),(0,0,a)); tomato_heap(rng,x,y,a,z0+th0/2-.016,.44,.25,k,.12)
    cr=crumb(fm('#b07a3a','#dcb878',rough=.8,sss=0,bump=.3,rndv=.2),.014,5,.5,'brcr',1)
    for x,y in gp(rng,1.5,.09,60): obj(rng.choice(cr),(x,y-.3,th+.004),quat=rq(rng),scale=rng.uniform(.3,1.1))


def cashew_cheese_ball(S):
    rng=random.Random(119); snackstage(S,'#34506b',elev=33,dist=4.3,target=(.06,-.02,.30)); th=plank((0,.1),(2.7,1.8),-.05,('#8a5a30','#c49358'),.09); cloth((1.7,1.3),(2.0,1.5),-.35,'#f1e8d6','#7a8f5a',seed=110)
    R=.42; c=Vector((-.20,.20,th+R*.62)); bm=vcol('cball',rough=.62,sss=.2,sssr=(.06,.05,.03),bump=.4,bscale=46,bdist=.010,rndv=0); cut,deep=Vector((.62,-.76,.16)).normalized(),.20
    ball=lambda v: 1+.09*fbm(v*1.4+19.4,4)+.03*fbm(v*5,2)
    # it was cut into: its flesh is dense and crumbly there
    v,f=ico(7); p=v*ball(v)[:,None]*[R,R,R*.88]; p[:,2]=np.maximum(p[:,2],-R*.63); h=p@np.array(cut); over=np.maximum(h-deep,0); face=over>0; n1,n2=fbm(p*9,4),fbm(p*34,3); p=p-np.outer(over-face*(.022*n1+.012*n2+.010*np.sin(p[:,2]*26+4*n1)),cut); ck=cmix('#d9c79c','#efe3c2',.5+1.1*n1+.4*n2); ck=mix(ck,lin('#66803a'),face*sstep(.36,.42,fbm(p*26+4,2))*.8); obj(mesh('cball',p,f,np.where(face[:,None],ck,cmix('#8f9460','#e3d6b2',sstep(-.1,.3,fbm(v*9,3)))),bm),c)
    # herbs it was rolled in, cut fine, thick here and thin there
    ch=chopped(10,.55)+chopped(10,.38); cv=chives()
    for u in sphere_pts(rng,5200,-.70):
        q=ball(np.array(u)[None])[0]*1.003; at=Vector((u.x*R*q,u.y*R*q,max(u.z*R*.88*q,-R*.61)))
        if at.dot(cut)<deep+rng.gauss(0,.008) and fbm(np.array([[u.x*3+5,u.y*3,u.z*3]]),3)[0]>-.28+rng.gauss(0,.12): obj(rng.choice(cv if rng.random()<.02 else ch),c+at,quat=align(u,rng.uniform(0,6.28),.35,rng),scale=rng.uniform(.55,1.25))
    for _ in range(150): x,y=rng.gauss(-.05,.42),rng.gauss(-.22,.24); obj(rng.choice(ch),(x,y,th+.004),(0,0,rng.uniform(0,6)),rng.uniform(.4,1))
    upd(); rc=roundcracker(.21)
    for x,y,z,n in ((-.62,-.44,.026,(0,0,1)),(-.36,-.62,.05,(-.20,.12,1)),(-.78,-.62,.07,(.22,-.05,1)),(-.02,-.66,.026,(0,.02,1)),(.72,-.30,.026,(0,0,1)),(.86,-.46,.066,(-.12,-.20,1)),(.62,.52,.026,(0,0,1)),(.70,.56,.08,(.03,.02,1)),(.62,.50,.134,(-.02,.04,1))): obj(rng.choice(rc),(x,y,th+z),quat=align(n,rng.uniform(0,6)),scale=rng.uniform(.94,1.05))


def cauliflower_wings(S):
    rng=random.Random(127); snackstage(S,'#3f6f78',elev=41,dist=4.9,target=(-.02,-.04,.22)); cloth((-1.6,1.05),(2.0,1.6),.35,'#f4ecdc','#d9662c',seed=114)
    o,ih,pin=plate(1.26,.13,'#efe9dd'); wg=battered()
    for w in tumble(rng,[(None,wg,10,(.84,1.08)),(None,wg,10,(.74,1.04)),(None,wg,9,(.6,.95))],[o],.50,.42,-.22,-.02,friction=.95,layer=.3):
        if math.hypot(w.location.x-.74,w.location.y-.42)<.56: bpy.data.objects.remove(w) # there is the dip
    cr=crumb(wg[0].materials[0],.020,7,.6,'wingcr',2)
    for cm in cr: cm.materials.clear(); cm.materials.append(fm('#8a3410','#c9742a',rough=.8,sss=.05,bump=.4,rndv=.25))
    drop(cr,rng,[(rng.gauss(-.2,.5),rng.gauss(-.12,.42)) for _ in range(70)],.004,scale=(.2,1.1),rand=True); drop(sesame(),rng,[(rng.gauss(-.26,.28),rng.gauss(0,.26)) for _ in range(46)],.004,tilt=.3); drop(chopped(),rng,[(rng.gauss(-.26,.3),rng.gauss(0,.28)) for _ in range(40)],.004,tilt=.35,scale=(.35,.95)); drop(flakesalt(),rng,[(rng.gauss(-.26,.3),rng.gauss(0,.28)) for _ in range(30)],.003,scale=(.3,.7),rand=True)
    Pd,Rd=dipbowl(rng,.40,.25,'#3a4a52',inner='#46585f',loc=(.74,.42),level=.20,c=('#f2ece0','#fbf7ee'),amp=.025,turns=1.5,name='dp',speck='#141c20',clay='#6a5a48')
    for o2 in [q for q in bpy.data.objects if q.name.startswith(('dp','surface'))]: o2.location.z+=.05
    upd(); drop(chives(),rng,[(.74+rng.gauss(0,.09),.42+rng.gauss(0,.09)) for _ in range(26)],.004,tilt=.6,scale=(.6,1.1)); pepper(rng,[(.74+rng.gauss(0,.1),.42+rng.gauss(0,.1)) for _ in range(16)],lambda x,y: Pd.h(x,y)+.05)


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
    plate(1.75,.10,'#efe9dd',speck='#b3a894',loc=(.1,.25)); z0=.066; cm=fm('#f0e9d8','#f8f2e4',rough=.5,sss=.3,bump=.15,bscale=60,coat=.05,rndv=0); dl=dill(); pipd=[piped(.070,.165,2.0+.3*k,.066,.024,cm,6,.5) for k in range(3)]; ck=cucumber_slab()
    for k,(x,y) in enumerate(((-.66,-.36),(.02,-.46),(.70,-.30),(-1.02,.18),(-.30,.16),(.40,.24),(1.06,.34),(-.64,.76),(.10,.84),(.78,.92))):
        x+=rng.uniform(-.03,.03); y+=rng.uniform(-.03,.03); t=.12; obj(rng.choice(ck),(x,y,z0),quat=align((rng.uniform(-.03,.03),rng.uniform(-.03,.03),1),rng.uniform(0,6.28)),scale=(rng.uniform(.94,1.05),rng.uniform(.94,1.05),1)); dx,dy=rng.uniform(-.02,.02),rng.uniform(-.02,.02)
        obj(rng.choice(pipd),(x+dx,y+dy,z0+t-.022),(rng.uniform(-.06,.06),rng.uniform(-.06,.06),rng.uniform(0,6.28)),(rng.uniform(.95,1.12),rng.uniform(.95,1.12),rng.uniform(.85,1.06)))
        upd()
        for _ in range(2): a=rng.uniform(-1.2,1.2)-1.57; px,py=x+dx+.045*math.cos(a),y+dy+.045*math.sin(a); h_,n_=hit(px,py); lay(dl,rng,px,py,h_+.004,(n_.x*.6,n_.y*.6,1),spin=rng.uniform(0,6.28),tilt=.1,scale=rng.uniform(.26,.42))


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
    tumble(rng,[(None,fa,9,(.88,1.06)),(None,fa,7,(.88,1.06))],[tray],.34,.40,-.36,-.02,friction=.95,layer=.3)
    for h,at,n in ((fh[0],(.30,-.42,.28),(.05,-.75,.65)),(fh[1],(.62,-.30,.24),(-.2,-.55,.8))): obj(h,at,quat=align(n,rng.uniform(0,6)))
    Pd,Rd=dipbowl(rng,.40,.26,'#efe6d6',inner='#f3ece0',loc=(.60,.38),level=.20,c=('#ddc896','#eedfba'),amp=.03,turns=1.6,name='dp')
    for o in [q for q in bpy.data.objects if q.name.startswith(('dp','surface'))]: o.location.z+=.07
    hb=chopped()
    for x,y in poisson(rng,.22,.05,14,.60,.38): obj(rng.choice(hb),(x,y,Pd.h(x,y)+.074),quat=align((0,0,1),rng.uniform(0,6),.3,rng),scale=rng.uniform(.4,.9))
    cr=crumb(fa[0].materials[0],.016,6,.5,'facrumb',2)
    for _ in range(34): a,r=rng.uniform(0,6.28),rng.gauss(.25,.1); obj(rng.choice(cr),(.42+r*math.cos(a),-.38+r*.6*math.sin(a),.16+.05*r),quat=rq(rng),scale=rng.uniform(.3,1.2))
    obj(wedge('lemon')[0],(1.32,-.74,.11),(math.radians(112),.1,.6))


def guacamole(S):
    rng=random.Random(103); snackstage(S,'#c9663f',elev=46,dist=5.9,target=(.05,.0,.22)); cloth((-1.6,.95),(2.1,1.7),.4,'#f3e9d6','#3f7a5a',seed=102); o,ih,pin=bowl(1.0,.44,'#3a3f42',inner='#4a5054',speck='#1a1c1e',clay='#2a2c2e')
    # a fork crushed it: smooth where it was mashed, lumps that were missed, tomato and onion folded in and smeared
    M=Mass(ih,.92,res=.0058,dome=lambda X,Y: np.maximum(0,.315+.10*np.clip(1-(X*X+Y*Y)/.8,0,1)+.03*N(X,Y,2.4,3)-ih(X,Y))*(np.hypot(X,Y)<.90)); at=lambda n,d: gp(rng,.85,d,n)
    M.strew(rng,at(420,.055),(.066,.054,.030),(.5,1.4),kind=0,sink=.55,lump=.4,blend=.022,keep=.6); M.strew(rng,at(64,.13),(.095,.078,.060),(.6,1.3),kind=1,sink=.5,lump=.24,pw=2.8,blend=.014,keep=.55); M.strew(rng,at(50,.13),(.056,.044,.040),(.7,1.2),kind=2,sink=.45,lump=.12,pw=3.6,blend=.004,keep=.6); M.strew(rng,at(80,.09),(.036,.024,.014),(.6,1.3),kind=3,sink=.4,lump=.2,pw=3,blend=.003,keep=.65); M.strew(rng,at(16,.2),(.034,.026,.012),(.7,1.2),kind=5,sink=.4,lump=.15,pw=3,blend=.003,keep=.65); M.strew(rng,at(260,.05),(.040,.032,.018),(.4,1.3),kind=0,sink=.62,lump=.5,blend=.012,keep=.5); M.strew(rng,at(320,.035),(.024,.013,.003),(.4,1.3),kind=4,sink=.3,lump=.5,blend=.001,keep=.75)
    M.rough(.004,9,4,3); M.rough(.0016,34,5,2); k=M.kind(); one=M.each(rng,-.5,.5,0); n,f=M.noise(6,3),M.noise(44,4,3); lo,hi=M.low(.04,.04),M.high(.05,.04); c=cmix('#8c9440','#b9bb68',.5+.9*n+.4*f); c=mix(c,lin('#d3cf88'),sstep(.1,.5,M.noise(9,7)+.3*f)*.5); c=np.where((k==1)[...,None],cmix('#a5ad4c','#d9d48e',.5+1.3*one+.5*n),c); c=np.where((k==2)[...,None],cmix('#9c2014','#c94a30',.5+one+.4*f),c); c=np.where((k==3)[...,None],cmix('#8a4a70','#dcc0cc',.5+1.2*one),c); c=np.where((k==4)[...,None],cmix('#2f4a16','#64852f',.5+one),c); c=np.where((k==5)[...,None],cmix('#2f5a1c','#5f8a34',.5+one),c); c=mix(c,lin('#9aa04a'),((k==2)|(k==3))*sstep(.05,.35,M.noise(16,12)+.4*lo)*.75); c=mix(c,lin('#6f6a2c'),sstep(.2,.5,M.noise(4,17))*.25); c=mix(c,lin('#4f5a1e'),lo*.5)
    M.show('guac',c,food('guac',vcol=True,rough=.5,sss=.22,sssr=(.05,.06,.02),bump=.2,bscale=60,coat=.06,rndv=0,rndh=0),wet=c01(.45*lo+.55*(k==2)+.25*sstep(.1,.5,n))); P=M.pile(1.2); upd(); drop(chopped(),rng,[(rng.gauss(0,.3),rng.gauss(-.05,.28)) for _ in range(40)],.004,tilt=.35,scale=(.4,1.0)); herbs(rng,[(.02,.04),(-.10,.12),(.12,.10),(-.02,-.08)],P,'cilantro',(.6,.9),.012,.25); drop(saltcrystal(),rng,[(rng.gauss(0,.3),rng.gauss(-.05,.3)) for _ in range(60)],.002,scale=(.18,.55),rand=True); pepper(rng,gp(rng,.7,.1,30),P.h)
    for (x,y,z,n,sp) in ((.62,.50,.60,(-.75,-.75,.55),1.0),(.30,.72,.60,(-.3,-.95,.5),.4)): chip_at(rng,x,y,z,n,sp,1.05)
    for k,(x,y) in enumerate(((1.28,-.55),(1.55,-.25),(1.15,-.95),(1.6,-.75),(1.4,.15),(1.75,.3))): chip_at(rng,x,y,.06+.05*(k%3),(rng.uniform(-.25,.25),rng.uniform(-.3,.1),1),None,1.0)
    obj(wedge('lime')[0],(-.95,-1.02,.11),(math.radians(112),.1,.4))


def kale_chips(S):
    rng=random.Random(111); snackstage(S,'#c9b48a',elev=44,dist=4.5,target=(.06,-.02,.22),exposure=.3,sun_dir=(-38,30)); cloth((1.55,1.15),(2.0,1.7),-.4,'#f4ecdc','#3f6b3a',seed=106)
    bowl(1.14,.22,'#59636c',inner='#66717b',loc=(-.04,.04),clay='#7a6a58',speck='#2a3036')
    ka=ruffled('chip','#55792c','#a9c062',.46,.036,15,.7,11,edge='#9a7a34',rough=.5,coat=.06,through=.5); ks=ruffled('chip','#55792c','#b0c46c',.30,.032,12,1.1,9,edge='#8a6228',rough=.5,coat=.06,through=.5)
    P0=Pile(1.4,lambda X,Y: .07+.16*sstep(.7,1.1,np.hypot(X+.04,Y-.04)))
    for R,d,n,ms,sc in ((.92,.22,34,ka,(.75,1.05)),(.80,.22,26,ka,(.7,1.1)),(.62,.20,20,ka,(.7,1.1)),(.55,.17,20,ks,(.7,1.15)),(.40,.18,12,ka,(.75,1.0)),(.7,.26,10,ks,(.6,1.0))):
        for x,y in gp(rng,R,d,n):
            z=P0.put_ellipsoid(x-.04,y+.04,.15,.050,.030)
            if z is not None: obj(rng.choice(ms),(x-.04,y+.04,z),scale=uneven(rng,rng.uniform(*sc)),quat=align(P0.normal(x-.04,y+.04,.12),rng.uniform(0,6.28),.65,rng))
    upd(); P=spile(-.04,.04,1.2,.016); sc=saltcrystal(); ss=sesame(); cr=crumb(fm('#4a5f24','#8a8a3c',scale=20,rough=.7,sss=0,bump=.2,rndv=.3),.013,6,.6,'kalecrumb',1); ny=crumb(fm('#d0a848','#e6cc80',rough=.85,sss=0,bump=0,rndv=.2),.006,5,.6,'yeastdust',1)
    def over(ms,n,sx,sc_): 
        for _ in range(n):
            x,y=rng.gauss(-.04,sx),rng.gauss(.04,sx)
            if math.hypot(x,y)<1.0: obj(rng.choice(ms),(x,y,P.h(x,y)+.002),quat=rq(rng),scale=rng.uniform(*sc_))
    over(sc,170,.42,(.18,.6)); over(ny,900,.38,(.4,1.5)); over(ss,70,.42,(.7,1))
    for x,y,s in ((-1.34,-.62,.8),(1.28,-.80,1.0),(1.05,-1.02,.6)): obj(rng.choice(ks),(x,y,.055*s),scale=s,quat=align((0,0,1),rng.uniform(0,6),.2,rng))
    for _ in range(70): x,y=rng.gauss(.9,.45),rng.gauss(-1.02,.10); obj(rng.choice(cr),(x,y,.005),quat=rq(rng),scale=rng.uniform(.3,1.4))


def muhammara(S):
    rng=random.Random(133); snackstage(S,'#e0c48a',elev=46,dist=5.8,target=(.05,.0,.2)); cloth((1.55,1.0),(2.1,1.7),-.4,'#3f6a66','#e9dcc0',seed=117)
    def paint(q,r): q.specks(r,300,(.004,.016),('#8a3a1a','#b8642f'),.95,.4,asp=(1,1.7)); q.specks(r,260,(.004,.013),('#7a1c0c','#a83a1a'),.95,.3); q.specks(r,40,(.006,.013),('#8a4a28','#a8683a'),.95,.2,asp=(1,2))
    P,R=dipbowl(rng,1.04,.40,'#efe6d6',inner='#f3ece0',level=.30,c=('#8f3312','#ab4a20'),amp=.075,turns=1.9,oil='#c08a2a',oil_lv=-.1,grain=.011,lump=.016,clay='#a98763',paint=paint,oil_where=lambda q: (1-sstep(.72,.86,q.r))*sstep(-.10,.25,q.noise(1.7,45,2)+.2*(1-q.r))); wn=chopped_walnut()
    for x,y in [(rng.gauss(.0,.20),rng.gauss(.03,.17)) for _ in range(110)]: k=.3+1.25*rng.random()**2.2; z=P.put_ellipsoid(x,y,.018+.012*k,.016*k,.004); obj(rng.choice(wn),(x,y,z),quat=rq(rng),scale=k)
    upd(); drop(chopped(),rng,[(rng.gauss(.0,.22),rng.gauss(.02,.19)) for _ in range(80)],.003,tilt=.3,scale=(.4,1.2))
    pita_fan(rng,[(-1.62,.85,-.5,0,0,0),(-1.6,.5,-.05,.07,.05,.1)])


def oat_granola_bars(S):
    rng=random.Random(141); snackstage(S,'#7d8a94',elev=34,dist=4.3,target=(.02,-.02,.18)); th=plank((0,.08),(3.3,2.2),.05,('#5a3a22','#8a6240'),.09); baking_paper((.0,.06),(2.7,1.7),.05,'#e3d6ba',th); cloth((-1.9,1.4),(1.9,1.5),.35,'#f4ecdc','#c97a2c',seed=121); gb=granolabar(5,.44,.185,.085)
    z=th+.105
    for k,(x,y,a,dz,n) in enumerate(((-.86,.22,1.36,0,(0,0,1)),(-.43,.27,1.40,0,(.01,0,1)),(.02,.30,1.35,0,(0,.01,1)),(.50,.34,1.42,0,(0,0,1)),(-.56,.12,.30,.178,(.02,-.02,1)),(-.52,-.56,.16,0,(0,0,1)),(.52,-.48,-.34,.03,(-.10,-.02,1)))): obj(gb[k%5],(x,y,z+dz),quat=align(n,a))
    ot=oat(); al=almonds(); cr=crumb(fm('#9a6428','#d9b070',scale=16,rough=.6,sss=.05,bump=.3,rndv=.25),.016,7,.6,'gbcr',2); ps=pumpkinseed(); cb=raisin('#5a0c16','#8a1c24')
    for _ in range(110): a,r=rng.uniform(0,6.28),abs(rng.gauss(.0,.42)); x,y=.05+r*math.cos(a)*1.5,-.52+r*math.sin(a)*.55; obj(rng.choice(rng.choice((cr,cr,cr,ot))),(x,y,th+.022),quat=align((0,0,1),rng.uniform(0,6),.4,rng),scale=rng.uniform(.3,1.0))
    for p in ((.98,-.74),(-1.15,-.62)): obj(rng.choice(al),(*p,th+.05),(0,0,p[0]*9),.9)
    for p in ((1.08,-.58),(-.10,-.92)): obj(rng.choice(cb),(*p,th+.05),quat=rq(rng),scale=.9)
    for p in ((.84,-.80),(-1.0,-.75),(.34,-.78)): obj(rng.choice(ps),(*p,th+.03),(0,0,p[0]*7),.95)


def olive_tapenade(S):
    rng=random.Random(145); snackstage(S,'#9aa090',elev=38,dist=4.35,target=(.10,-.08,.17)); th=.09; tray_board(3.6,2.3,th,'#5a3a22','#83603c',(.05,.1),.04); cloth((-1.85,1.35),(1.9,1.5),.35,'#f4ecdc','#5a3a5a',seed=123)
    o,ih,pin=bowl(.66,.34,'#e3dac8',inner='#ece4d4',loc=(-.44,.30),name='dp',clay='#8a6547')
    for q in [q for q in bpy.data.objects if q.name.startswith('dp')]: q.location.z+=th
    pm=food('tapen',vcol=True,rough=.40,sss=.05,bump=.25,bscale=60,coat=.12,spec=.4,rndv=0,rndh=0)
    def paste(M,rng,pts):
        """Olives chopped by hand, in oil: hardly any paste, skins with a sheen, capers and garlic among them."""
        M.strew(rng,pts[0],(.040,.028,.016),(.5,1.35),sink=.40,lump=.4,freq=2.4,pw=2.8,blend=.004,keep=.6); M.strew(rng,pts[1],(.019,.014,.010),(.5,1.6),kind=lambda r: 1 if r.random()<.13 else 2 if r.random()<.16 else 3 if r.random()<.05 else 0,sink=.40,lump=.4,freq=2.4,pw=2.8,blend=.003,keep=.6); M.rough(.003,50,2)
        n=M.noise(5,3); f=M.noise(40,8,3); one=M.each(rng,-.5,.5,0); c=cmix('#120c0d','#37242a',.42+.5*n+.5*f+.7*one); k=M.kind(); c=np.where((k==1)[...,None],cmix('#45461c','#70702f',.5+one+.5*f),c); c=np.where((k==2)[...,None],cmix('#3a1c1c','#62352f',.5+one),c); c=np.where((k==3)[...,None],cmix('#b9a06a','#dccb98',.5+one),c); return mix(c,lin('#0b0707'),.6*M.low(.02,.016))
    x0,y0=-.44,.30; R=.58; dm=lambda X,Y: np.clip(1-((X-x0)**2+(Y-y0)**2)/R**2,0,1)
    M=Mass(lambda X,Y: .225+0*X,R+.02,x0,y0,res=.0045,dome=lambda X,Y: np.where(np.hypot(X-x0,Y-y0)<R,.015+.10*dm(X,Y)**.8+.035*N(X,Y,4,2)*dm(X,Y),0))
    c=paste(M,rng,(gp(rng,.54,.042,380,x0,y0),gp(rng,.55,.022,1200,x0,y0))); M.show('tapen',c,pm,wet=.7*M.low(.04,.02),loc=(0,0,th)); P=M.pile(1.4); oil=broth_mat('tapoil',.08,.04,.8)
    x,y,f=disk_grid(.56,40,120); obj(mesh('oil',np.stack([x+x0,y+y0,.262+0*x],-1),f,np.tile(lin('#7a6c14'),(len(x),1)),oil),(0,0,th)); bpy.context.scene.cycles.transparent_max_bounces=16
    ty=leaf('thyme'); z0=P.h(x0,y0)+th; lay(ty,rng,x0+.06,y0-.02,z0+.03,spin=.5,tilt=.1,scale=.95); ol=olive(('#1c1114','#3a2428'),3)
    for k,(dx,dy) in enumerate(((-.18,.10),(-.26,-.04))): obj(ol[k%3],(x0+dx,y0+dy,P.h(x0+dx,y0+dy)+th+.04),(.2,.3,dx*20),.85)
    # baguette, toasted, spread thickly
    def slice_(x,y,a,spread,k,zz=0.0,t=(0,0,1)):
        q=align(t,a); obj(bread(.86,.58,.115,k,oval=True,toast=.8,open_=11),(x,y,th+.060+zz),quat=q)
        if not spread: return
        up=.106+zz; ca,sa=math.cos(a),math.sin(a); E=lambda X,Y: (np.abs(((X-x)*ca+(Y-y)*sa)/.35)**2.2+np.abs((-(X-x)*sa+(Y-y)*ca)/.215)**2.2)*(1+.45*N(X,Y,4,k)+.2*N(X,Y,13,k)); M=Mass(lambda X,Y: up+0*X,.42,x,y,res=.0042,dome=lambda X,Y: .060*np.clip(1-E(X,Y),0,1)**.5*(1+.7*N(X,Y,5,k+3)))
        ins=lambda u,v: float(E(np.array(u),np.array(v)))<.98; c=paste(M,rng,(gp(rng,.38,.042,120,x,y,shape=ins),gp(rng,.38,.022,430,x,y,shape=ins))); M.show('tapen',c,pm,wet=.6*M.low(.04,.02),loc=(0,0,th))
    slice_(.10,-.52,.30,True,1); slice_(.78,-.20,.62,True,4); slice_(-.62,-.62,-.10,True,9); slice_(.70,.52,.2,False,7); slice_(.98,.62,.75,False,6,.10,(-.12,-.08,1))
    bits=crumb(pm and fm('#1c1214','#4a3034',scale=20,rough=.4,sss=0,bump=.2,coat=.1,rndv=.2),.014,6,.5,'tapbit',2); bc=crumb(fm('#b07a3a','#dcb878',rough=.8,sss=0,bump=.3,rndv=.2),.014,5,.5,'brcr',1)
    for _ in range(60): x,y=rng.gauss(.1,.55),rng.gauss(-.62,.2); obj(rng.choice(rng.choice((bits,bc,bc))),(x,y,th+.006),quat=rq(rng),scale=rng.uniform(.25,1.0))
    upd(); lv=variants('thymel',3,lambda i: blob('thymel',(.020,.009,.003),.1,1.4,i,2,fm('#4f5f34','#7a8a56',rough=.6,sss=.1,bump=0,rndv=.2))); drop(lv,rng,gp(rng,.3,.1,9,x0,y0)+gp(rng,.2,.1,5,.10,-.52)+gp(rng,.2,.1,4,.78,-.2),.004,tilt=.4)
    for k,p in enumerate(((1.24,-.72),(1.40,-.50))): obj(ol[k],(*p,th+.08),(0,rng.uniform(-.3,.3),p[0]*9))


def popcorn_with_nutritional_yeast(S):
    rng=random.Random(131); snackstage(S,'#6f7f86',elev=36,dist=4.5,target=(.06,-.08,.42)); cloth((1.6,1.05),(2.0,1.6),-.35,'#f4ecdc','#3f5a78',seed=116)
    o,ih,pin=bowl(1.02,.62,'#e9dfcc',inner='#f1e9da',clay='#8a6547',speck=None); pc=popcorn()
    x,y,f=disk_grid(.9,16,50); floor=obj(mesh('b',np.stack([x*.95,y*.95,.38+.18*np.clip(1-(x*x+y*y)/.8,0,1)],-1),f,mat=fm('#efe0bc',rough=.8,sss=0,bump=.3)))
    tumble(rng,[(None,pc,70,(.72,1.12)),(None,pc,70,(.72,1.12)),(None,pc,60,(.72,1.12))],[o,floor],.72,.85,press=.78); P=spile(0,0,1.15,.02)
    powder(rng,'#c9931c',.9,0,0,P.h,150,.007); powder(rng,'#9a3a14',.8,0,0,P.h,26,.006); pepper(rng,poisson(rng,.8,.13,30),P.h,.7)
    for p in poisson(rng,.5,.26,5,.95,-1.05)+[(-1.15,-.62),(-.98,-.86),(1.5,.0)]: obj(rng.choice(pc),(*p,.09),quat=rq(rng),scale=rng.uniform(.8,1.05))
    powder(rng,'#c9982a',.5,.75,-1.0,.005,40,.006)


def pretzel_bites(S):
    rng=random.Random(143); snackstage(S,'#4f6f5a',elev=40,dist=5.5,target=(.02,.0,.22)); cloth((1.6,1.05),(2.0,1.6),-.35,'#f2e6cc','#3a3f5a',seed=122)
    o,ih,pin=bowl(.98,.36,'#d9b98c',inner='#e6cfa6',loc=(-.2,.0),clay='#7a4a2a',speck='#5a3a20'); P=Pile(1.5,lambda X,Y: np.maximum(ih(X,Y)*(np.hypot(X+.2,Y)<.98),.16+.12*np.clip(1-((X+.2)**2+Y**2)/.7,0,1)*(np.hypot(X+.2,Y)<.84))); pz=pretzel(); cs=saltcrystal()
    x,y,f=disk_grid(.8,16,50); floor=obj(mesh('b',np.stack([x-.2,y,.08+.10*np.clip(1-(x*x+y*y)/.7,0,1)],-1),f,mat=fm('#6a3a16',rough=.8,sss=0,bump=.3)))
    for b in tumble(rng,[(None,pz,16,(.95,1.12),True),(None,pz,10,(.95,1.12),True)],[o,floor],.5,.5,-.2,0,friction=.9):
        q=b.rotation_quaternion; k=b.scale[0]
        for _ in range(rng.randint(5,26)):
            u,w=rng.gauss(0,.065),rng.gauss(0,.045); u,w=max(-.15,min(.15,u)),max(-.11,min(.11,w)); zz=.122*math.sqrt(max(.05,1-(abs(u)/.185)**2.5-(abs(w)/.145)**2.5)); v=q@Vector((u,w,zz))*k; obj(rng.choice(cs),b.location+v,quat=rq(rng),scale=rng.uniform(.35,1.15))
    Pd,Rd=dipbowl(rng,.42,.26,'#3a3f5a',inner='#4a5070',loc=(1.18,-.48),level=.2,c=('#b98c34','#c59a42'),amp=.022,turns=1.2,name='dp',speck='#16182a',clay='#8a7a62',rough=.45,grain=.008,paint=lambda q,r: q.specks(r,130,(.006,.013),('#5c3a1c','#9a6a30'),height=.5))
    for x,y,a in ((-1.35,-.75,.4),(.45,-1.12,1.2),(1.45,.55,2.0)):
        q=align((0,-.15,1),a); obj(rng.choice(pz),(x,y,.10),quat=q)
        for _ in range(9): u,w=rng.uniform(-.12,.12),rng.uniform(-.09,.09); zz=.122*math.sqrt(max(.05,1-(abs(u)/.185)**2.5-(abs(w)/.145)**2.5)); v=q@Vector((u,w,zz)); obj(rng.choice(cs),(x+v.x,y+v.y,.10+v.z),quat=rq(rng))
    for _ in range(70): x,y=rng.gauss(.62,.2),rng.gauss(-1.1,.07); obj(rng.choice(cs),(x,y,.008),quat=rq(rng),scale=rng.uniform(.25,.9))


def rice_paper_bacon(S):
    rng=random.Random(147); snackstage(S,'#a9a08c',elev=38,dist=4.2,target=(.04,-.02,.16)); cloth((1.65,1.05),(2.0,1.6),-.35,'#46617a','#f0e2c4',seed=124)
    o,ih,pin=plate(1.22,.12,'#d8d0c0',speck='#8a8070',clay='#8a7a62'); bs=baconstrip(9)
    for k in range(15):
        x,y=rng.gauss(-.02,.36),rng.gauss(.02,.24); z=.13+.022*k-.10*math.hypot(x,y)**2; q=Quaternion((0,0,1),rng.gauss(.55,.38)+(pi_ if k%2 else 0))@Quaternion((1,0,0),rng.gauss(0,.26))@Quaternion((0,1,0),rng.gauss(0,.12)); lay_solid(obj(bs[k%9],(x,y,z),quat=q,scale=rng.uniform(.9,1.1)),.006)
    sh=variants('bacshard',8,lambda i: (lambda me: (me.transform(Matrix.Diagonal((.14+.05*(i%3),.30+.1*(i%2),.4,1))),me)[1])(bs[i%9].copy()))
    for _ in range(14): a,r=rng.uniform(0,6.28),abs(rng.gauss(.62,.22)); x,y=r*math.cos(a),r*math.sin(a)*.85; lay_solid(obj(rng.choice(sh),(x,y,float(ih(x,y))+.02),quat=align((rng.gauss(0,.2),rng.gauss(0,.2),1),rng.uniform(0,6)),scale=rng.uniform(.35,1.0)),.005)
    ss=sesame()
    for _ in range(40): x,y=rng.gauss(0,.5),rng.gauss(0,.4); obj(rng.choice(ss),(x,y,float(ih(x,y))+.008),quat=rq(rng),scale=rng.uniform(.7,.95))
    powder(rng,'#8a2408',.9,0,0,lambda x,y: float(ih(x,y))+.003 if math.hypot(x,y)<1.1 else .003,46,.006)


def seed_crackers(S):
    rng=random.Random(121); snackstage(S,'#a08a7c',elev=36,dist=4.3,target=(.02,-.02,.18)); th=plank((.0,.08),(3.3,2.1),.05,('#4a3222','#6f4d34'),.09); cloth((-1.8,1.25),(2.0,1.5),.35,'#d9d2c2','#4f6b62',seed=111); sc=seedcracker(n=7)
    def put_(k,x,y,z,nrm=(0,0,1),a=0.0,s=1.0): obj(sc[k%7],(x,y,th+z),quat=align(nrm,a),scale=s)
    z=.012
    for k in range(6): put_(k,-.78+rng.gauss(0,.04),.20+rng.gauss(0,.03),z,(rng.gauss(0,.03),rng.gauss(0,.03),1),.3+rng.gauss(0,.22)); z+=.050
    for k,(x,y,zz,n,a) in enumerate(((-.62,-.42,.012,(0,0,1),.5),(-.30,-.55,.06,(-.20,.05,1),-.15),(.08,-.50,.09,(-.28,.10,1),.35),(.44,-.62,.10,(-.26,-.05,1),-.3),(.86,-.40,.10,(-.24,.12,1),.8),(-1.22,-.30,.012,(0,0,1),1.1))): put_(k+2,x,y,zz,n,a,rng.uniform(.94,1.06))
    P,R=dipbowl(rng,.50,.30,'#3f5a66',inner='#4c6a78',loc=(.56,.36),level=.25,c=('#d3bd90','#e6d6ae'),amp=.035,turns=1.7,oil='#b39a1c',oil_lv=-.1,name='dp',speck='#1c2a30',clay='#7a6a52')
    for o in [q for q in bpy.data.objects if q.name.startswith(('dp','surface','oil'))]: o.location.z+=th
    powder(rng,'#8e2c12',.22,.62,.32,lambda x,y: P.h(x,y)+th+.003,30,.006)
    obj(sc[1],(.72,.62,th+.36),quat=Quaternion((0,0,1),.55)@Quaternion((0,1,0),-.9)@Quaternion((1,0,0),.2),scale=.82)
    ps=pumpkinseed(); ss=sesame(); bs=seed('#2a2420',(.012,.009,.007),'bses'); fl=variants('flaxs',3,lambda i: blob('flaxs',(.026,.0145,.007),.05,1,i,2,fm('#5a3218','#8a5430',scale=20,rough=.3,sss=.05,bump=0,rndv=.2))); bit=variants('scbit',5,lambda i: (lambda me: (me.transform(Matrix.Diagonal((.16,.2,1,1))),me)[1])(sc[i].copy()))
    for _ in range(120): a,r=rng.uniform(0,6.28),abs(rng.gauss(.2,.28)); x,y=-.15+r*math.cos(a)*1.6,-.80+r*math.sin(a)*.5; obj(rng.choice(rng.choice((ss,ss,bs,fl,ps))),(x,y,th+.006),quat=align((0,0,1),rng.uniform(0,6),.3,rng),scale=rng.uniform(.7,.95))
    for x,y in gp(rng,.5,.2,6,.1,-.82): obj(rng.choice(bit),(x,y,th+.015),quat=align((0,0,1),rng.uniform(0,6),.2,rng),scale=rng.uniform(.5,1))
    rl=leaf('thyme'); lay(rl,rng,-1.12,.62,th+.03,spin=.4,tilt=.1,scale=1.1)


def _spring_roll(i,R=.115,L=.78):
    """Baked: a sheet rolled round and round, its last edge to be seen along the roll, ends tucked in flat, thin and brittle, full of blisters that browned first."""
    m=food('sprr',vcol=True,rough=.5,sss=.08,bump=.3,bscale=60,coat=.10,rndv=.08,rndh=.004); rng=random.Random(i*9+4); nt,na=220,190; L*=rng.uniform(.92,1.06); t=np.linspace(0,1,nt)[:,None]; a=np.linspace(0,2*np.pi,na)[None,:]; d=np.minimum(t,1-t)*L; end=np.clip(d/.05,0,1); r=R*(.015+.985*np.sqrt(np.clip(1-(1-end)**2.6,0,1))); a0=1.1+.5*np.sin(t*2.2+i)+.35*t; seam=np.mod(a-a0,2*np.pi); P=np.stack([t*L*9+0*a,np.cos(a)*1.6+0*t,np.sin(a)*1.6+i*3+0*t],-1); big=fbm(P*.5,3); W=P*1.7+.25*fbm(P*3,2)[...,None]; bl=np.maximum(sstep(0,.8,cells(W.reshape(-1,3),i,.2,.62,.55)),.6*sstep(0,.8,cells((W*2.3).reshape(-1,3),i+3,.2,.6,.6))).reshape(big.shape); fine=fbm(P*7,3)
    r=r*(1+.05*big+.03*np.sin(t*5+i))+(.010*(1-seam/6.2832)+.012*bl+.0022*fine)*sstep(.3,1,end); fold=.008*np.exp(-((np.mod(a+.9*np.sin(t*40),2.1)-1)/.2)**2)*(1-sstep(.5,1,end)); y,z=(r+fold)*np.cos(a),(r+fold)*np.sin(a)*.93; x=(t-.5)*L+0*a+.02*np.sin(a*2+i)*(1-end); y=y+.05*np.sin(t*2.4+i)*.5
    n=fbm(P*.9+5,4); c=mix(lin('#d39a4c'),lin('#e8c07c'),c01(.5+1.1*n)); c=browned(c,.22+.34*bl+.10*fine+.30*sstep(-.2,.9,np.sin(a+i))*c01(big+.4)+.25*(1-end),.6*n,'#b06c28','#6b3812',.9); e=np.exp(-(seam/.05)**2); c=mix(c,lin('#7a4416'),.6*np.exp(-((6.2832-seam)/.05)**2)); c=mix(c,lin('#efd3a0'),.5*e)
    return merge('sprr',[(np.stack([x,y,z],-1).reshape(-1,3),grid_faces(nt,na),c.reshape(-1,3))],m)
def spring_rolls(S):
    rng=random.Random(113); snackstage(S,'#8a3a3a',elev=38,dist=3.7,target=(.02,-.02,.18)); cloth((1.6,1.05),(2.0,1.6),-.35,'#f1e4cc','#c9a03a',seed=107)
    o,ih,pin=plate(1.22,.13,'#e9efe9',speck='#5a6b66',clay='#8a7a5a'); z=.075; whole=[_spring_roll(i) for i in range(8)]
    for i,(x,y,a,up) in enumerate(((-.66,.06,1.16,0),(-.38,.10,1.34,0),(-.10,.12,1.20,0),(.18,.10,1.40,0),(-.52,.06,1.02,.20),(-.22,.10,1.46,.205),(.06,.10,1.26,.20),(.10,-.52,.30,0))): obj(whole[i],(x,y,z+.10+up),quat=Quaternion((0,0,1),a+rng.uniform(-.05,.05))@Quaternion((1,0,0),rng.uniform(0,6)))
    dipbowl(rng,.32,.20,'#23303a',inner='#2c3c46',loc=(.72,.24),level=.15,c=('#a82a0c','#cf5a1e'),amp=.004,turns=0,rough=.10,name='dp',speck='#0e1417',clay='#3a4a52',dome=.0)
    for o2 in [q for q in bpy.data.objects if q.name.startswith(('dp','surface'))]: o2.location.z+=.05
    P=Pile(1.4,lambda X,Y: .205+0*X); put(P,rng,'flake',gp(rng,.2,.06,14,.72,.24)); put(P,rng,'sesame',gp(rng,.2,.1,5,.72,.24))
    ci=leaf('cilantro')
    for x,y in ((-.74,-.34),(-.64,-.44),(-.80,-.48),(-.62,-.30)): lay(ci,rng,x,y,.09+rng.uniform(0,.02),tilt=.2,scale=rng.uniform(.9,1.15))
    loose(rng,'sesame',[(x,y) for x,y in gp(rng,.5,.12,12,.0,-.2)],.065,scale=(.7,.9))


def stuffed_dates(S):
    rng=random.Random(125); snackstage(S,'#e2cfa8',elev=38,dist=3.9,target=(.0,.02,.12)); cloth((-2.3,1.5),(1.8,1.4),.35,'#6b4a5a','#e9dcc0',seed=113)
    o,ih,pin=plate(1.16,.12,'#3f5560',speck='#16222a',clay='#8a7a62'); dt=date(True); al=almond(); fs=saltcrystal(); green=crumb(fm('#6f8a34','#b0b866',scale=20,rough=.7,sss=.1,bump=.3,rndv=.3),.017,8,.7,'pst',2); nut=crumb(fm('#c98f52','#f0dcb4',scale=16,rough=.65,sss=.1,bump=.2,rndv=.2),.020,8,.7,'alb',2)
    nbm=vm('albut',rough=.24,sss=.15,sssr=(.05,.03,.012),bump=.10,bscale=60,coat=.3,rndv=.05)
    def smear(p,n,i): p=p.copy(); t=p[:,0]/.17; p[:,2]+=.020*np.sin(t*4.2+i*1.7)*(n[:,2]>0)+.014*fbm(n*2.2+i,3)-.03*np.abs(t)**3; p[:,1]*=1-.3*t*t+.10*np.sin(t*5+i); return p
    butter=variants('albutter',6,lambda i: blob('albutter',(.170,.060,.052),.16,1.4,i*5,5,nbm,lambda p,n: smear(p,n,i),lambda p,n: mix(cmix('#8d5a2a','#b98548',.5+.9*fbm(n*2+i,3)),lin('#5c3414'),sstep(.38,.46,fbm(n*14+i,2))*.7)))
    for k,(x,y) in enumerate(poisson(rng,.84,.40,11)):
        q=Quaternion((0,0,1),rng.gauss(.5,.55)+(pi_ if rng.random()<.5 else 0))@Quaternion((1,0,0),rng.gauss(0,.28))@Quaternion((0,1,0),rng.gauss(0,.10)); sc=rng.uniform(.96,1.2); z=.075+.10*sc; obj(dt[k%len(dt)],(x,y,z),scale=(sc*rng.uniform(.92,1.08),sc*rng.uniform(.9,1.1),sc),quat=q); up=lambda u,v,w: Vector((x,y,z))+q@Vector((u,v,w))*sc
        obj(butter[k%6],up(rng.uniform(-.015,.015),0,.078),scale=sc*rng.uniform(.85,1.05),quat=q)
        if k%3==0: obj(al[k%len(al)],up(.0,.0,.115),quat=q@Quaternion((1,0,0),rng.uniform(-.4,.4))@Quaternion((0,0,1),rng.uniform(-.3,.3)),scale=1.05)
        for _ in range(rng.randint(8,22)): u=rng.gauss(0,.07); obj(rng.choice(green if rng.random()<.62 else nut),up(u,rng.gauss(0,.028),.118-.9*u*u),quat=rq(rng),scale=rng.uniform(.3,1.0))
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
    rng=random.Random(137); snackstage(S,'#a8a296',elev=34,dist=5.4,target=(.04,-.02,.24)); cloth((-1.6,1.15),(2.0,1.6),.35,'#f4ecdc','#5a8a3a',seed=119)
    o,ih,pin=plate(1.24,.13,'#dfe0d6',speck='#5a6b66',clay='#8a7a5a'); fr=fritter(8)
    for k,(x,y,z,t,a) in enumerate(((-.50,.24,.15,(.03,-.02,1),1),(-.44,.20,.285,(.06,-.10,1),2.4),(-.52,.22,.42,(-.10,-.12,1),4),(.02,.34,.15,(0,0,1),3),(-.74,-.30,.16,(.02,-.05,1),5),(-.22,-.40,.20,(-.22,-.10,1),.4),(.24,-.52,.19,(-.20,-.12,1),2),(.10,-.08,.26,(.10,-.34,1),3.3))): obj(fr[k],(x,y,z),quat=align(t,a),scale=rng.uniform(.98,1.12))
    cm=food('yogd','#efe7d6','#f8f3e8',rough=.32,sss=.25,bump=.05,coat=.12,rndv=0,rndh=0); upd(); drape('dol',-.16,-.36,lambda a: .20*(1+.16*np.cos(2*a+1)+.09*np.cos(3*a+2)+.05*np.cos(5*a)),.075,cm,sm=3,edge=2.0,wav=.5); dl=dill(4)
    for x,y,a,s in ((-.20,-.34,.3,.55),(-.10,-.40,2.4,.45),(-.42,.14,1.2,.5)): upd(); z,n=hit(x,y); lay(dl,rng,x,y,z+.010,n,spin=a,tilt=.1,scale=s)
    hb=chopped(); fs=saltcrystal(); drop(hb,rng,[(rng.gauss(-.15,.45),rng.gauss(-.1,.35)) for _ in range(70)],.004,scale=(.3,.8)); drop(fs,rng,[(rng.gauss(-.2,.4),rng.gauss(-.1,.3)) for _ in range(60)],.003,scale=(.2,.5),rand=True)
    Pd,Rd=dipbowl(rng,.40,.25,'#3f6a66',inner='#4c7a76',loc=(.70,.36),level=.20,c=('#e9e2d2','#f6f1e6'),amp=.03,turns=1.5,oil='#9a8c1c',oil_lv=-.1,name='dp',speck='#16282a',clay='#7a6a52')
    for o2 in [q for q in bpy.data.objects if q.name.startswith(('dp','surface','oil'))]: o2.location.z+=.05
    for x,y in gp(rng,.2,.05,22,.70,.36): obj(rng.choice(hb),(x,y,Pd.h(x,y)+.054),quat=align((0,0,1),rng.uniform(0,6),.3,rng),scale=rng.uniform(.3,.8))
    cr=crumb(fr[0].materials[0],.014,6,.5,'frcrumb',2); cw=fm('#8a4a18','#c98f45',scale=20,rough=.6,sss=0,bump=.3,rndv=.3); cr=crumb(cw,.013,6,.6,'frcr',2)
    for _ in range(40): x,y=rng.gauss(-.1,.55),rng.gauss(-.5,.22); obj(rng.choice(cr),(x,y,float(ih(x,y))+.008),quat=rq(rng),scale=rng.uniform(.25,1.0))
    obj(wedge('lemon')[1],(.86,-.36,.17),(math.radians(112),.1,.9),.95)
