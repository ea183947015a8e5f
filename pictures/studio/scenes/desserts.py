"""Scenes of the desserts."""
from kit import *


def apple_crumble(S):
    rng=base(S,'forest',30,elev=42,dist=6.0,target=(.02,-.06,.22)); cloth((1.5,1.0),(2.1,1.8),-.45,'#f0e6d2','#b5402f',seed=130); oval_dish(1.30,.98,.42,'#c9583a','#e9dcc6',clay='#e9c9a6'); ax=lambda X,Y,a=1.20,b=.885: (np.abs(X/a)**2.6+np.abs(Y/b)**2.6)**(1/2.6); ins=lambda q: (lambda x,y: ax(x,y)<q)
    # juice that boiled up round the rim
    X,Y,f=disk_grid(1,70,260); k=1/(np.abs(np.cos(np.arctan2(Y,X)))**2.6+np.abs(np.sin(np.arctan2(Y,X)))**2.6)**(1/2.6); n=nz(X,Y,5,2); obj(mesh('fill',np.stack([X*k*1.225,Y*k*.905,.285+.018*n],-1),f,cmix('#6e3a0e','#b9782a',.5+1.2*n),vm('apfill',rough=.16,sss=.25,bump=.1,bscale=14,coat=.4,rndv=0,rndh=0)))
    M=Mass(lambda U,V: .22+0*U,1.26,res=.0078,dome=lambda U,V: np.where(ax(U,V)<1,.06+.12*np.clip(1-ax(U,V)**5,0,1)**.6+.04*N(U,V,2.2,4),0))
    M.strew(rng,gp(rng,1.2,.05,600,shape=ins(.96)),(.040,.034,.028),(.5,1.5),sink=.4,lump=.55,freq=2.0,blend=.006,keep=.6); M.strew(rng,gp(rng,1.2,.024,1500,shape=ins(.97)),(.016,.014,.012),(.5,1.5),sink=.3,lump=.4,blend=.003,keep=.6); M.rough(.004,40)
    one=M.each(rng,-.5,.5,0); a,b=M.noise(3,2),M.noise(40,5,3); lo,hi=M.low(.05,.05),M.high(.05,.045); c=cmix('#b98648','#dcb474',.5+.9*one+.5*b); c=mix(c,lin('#a3652a'),c01(.35+1.3*a)*.55); c=mix(c,lin('#74401a'),hi*c01(.45+1.3*a+.6*one)*.85); c=mix(c,lin('#8a5426'),lo*.5); e=sstep(.86,1,ax(M.X,M.Y)+.06*a); c=mix(c,lin('#6e3a10'),.36*e)
    M.show('crumble',c,food('crumble',vcol=True,rough=.74,sss=.08,bump=.35,bscale=60,bdist=.008,rndv=0,rndh=0),wet=.5*e); upd(); P=spile(0,0,1.25,.02)
    # lumps that fell on it, each apart, and the oats
    def lump(i):
        def cf(p,n): k,k2=fbm(p*26+i*4,3),fbm(p*70+i*3,2); c=cmix('#c08c4a','#ead0a0',.5+.9*k+.5*k2); return mix(c,lin('#8a5020'),c01(.9*sstep(-.2,.8,n[:,2])*sstep(-.2,.4,k+.5*k2)))
        return blob('lump',(.050,.044,.036),.42,2.6,i*3,5,food('lump',vcol=True,rough=.8,sss=.08,bump=.5,bscale=70,rndv=.12),lambda p,n: p*(1+.10*fbm(p*60+i,3))[:,None],cf)
    lu=variants('lump',12,lump)
    for n,d,s in ((420,.066,(.6,1.15)),(120,.09,(1.0,1.4)),(900,.035,(.25,.6))): pput(P,lu,rng,gp(rng,1.2,d,n,shape=ins(.94)),.046,.038,.012,s,rand=True)
    ot=oat(('#c49a5c','#e9cf9c'),'oattoast')
    for x,y in gp(rng,1.15,.12,90,shape=ins(.92)): obj(rng.choice(ot),(x,y,P.h(x,y)+.006),quat=align((rng.gauss(0,.35),rng.gauss(0,.35),1),rng.uniform(0,6)),scale=rng.uniform(.7,1.0))


def banana_ice_cream(S):
    rng=base(S,('#6a7a88','#768694'),22,elev=31,dist=5.2,target=(.02,-.02,.46)); cloth((1.6,1.2),(2.0,1.8),-.4,'#ece3d2',stripe='#4a6a94',seed=122); bowl(.98,.40,'#cfc6b6',inner='#ddd5c6',clay='#a98763')
    cream=('#d9bd88','#efdcb2'); sc=((-.36,.18,.43,.41,3),(.38,.22,.42,.40,4),(.04,-.30,.42,.43,5),(.05,.10,.84,.39,6)); cm=food('csauce','#2c1308','#4a2412',scale=3,rough=.14,sss=.05,bump=.02,coat=.45,rndv=0,rndh=0)
    for k,(x,y,z,r,sd) in enumerate(sc): obj(soft_scoop(r,*cream,sd),(x,y,z),(rng.uniform(-.08,.08),rng.uniform(-.08,.08),0))
    obj(scoop_sauce(.39,6,cm,1.15,12,.022),(.05,.10,.84)); obj(scoop_sauce(.43,5,cm,.50,7,.016),(.04,-.30,.42))
    # What has melted stands in the bowl, and sauce has run into it.
    x,y,f=disk_grid(.82,60,200); r=np.hypot(x,y)/.82; c=cmix('#dfc792','#efdfb6',.5+N(x,y,4,2)); c=mix(c,lin('#3d1c0d'),sstep(.12,.22,N(x+.05*N(x,y,6,3),y,2.6,7,4))*.9); obj(mesh('melt',np.stack([x,y,.255+.012*N(x,y,5,3)+.01*r**8],-1),f,c,vm('melt',rough=.16,sss=.2,bump=.02,coat=.3,rndv=0,rndh=0)))
    bs=banana_slice(.075,.165)
    for k,(x,y,z,nx,ny) in enumerate(((.60,-.46,.40,.30,-.62),(.74,-.22,.42,.42,-.40),(.50,-.30,.50,.20,-.75),(-.62,-.36,.40,-.30,-.62),(-.48,-.50,.37,-.12,-.5))): obj(bs[k%4],(x,y,z),quat=align((nx,ny,1),rng.uniform(0,6)),scale=rng.uniform(.92,1.08))
    pn=peanut(); nuts=family(pn[:3],'peanut')[1]+pn[3:]; g=lambda n,s,cx,cy: [(rng.gauss(cx,s),rng.gauss(cy,s)) for _ in range(n)]; upd(); drop(nuts,rng,g(20,.15,.05,.06),.008,scale=(.3,.8),rand=True)


def blueberry_galette(S):
    rng=base(S,'butter',32,elev=46,dist=6.2,target=(.02,-.02,.1)); cloth((-1.6,.9),(2.1,1.8),.4,'#f6f0e4','#4a5a8a',seed=132)
    o=tray_board(2.9,2.5,.06,'#7a4e2e','#b5834f',loc=(0,0),rot=.1)
    R=1.12; nt,nr=360,130; r=np.linspace(0.002,1,nr)[None,:]; a=np.linspace(0,2*np.pi,nt,endpoint=False)[:,None]; out=R*(1+.025*np.cos(3*a+1)+.02*np.cos(5*a)+.012*np.cos(11*a)); pl=11; ph=(a*pl/(2*np.pi)+.25*np.sin(a*3)+1.6*(r-.8))%1; inn=.70+.03*np.cos(4*a)+.05*(ph-.5)
    rr=out*r; X,Y=rr*np.cos(a),rr*np.sin(a); fold=sstep(inn-.035,inn+.02,r); z=.035+fold*(.10+.10*ph+.05*np.sin(np.pi*np.clip((r-inn)/(1-inn),0,1)))*(1-sstep(.88,1.0,r)**2*.95)+.012*nz(X,Y,6)-.02*fold*(np.abs(ph-.03)<.05); n=nz(X,Y,4,3); c=cmix('#c98a45','#ecc98a',.5+1.0*n); c=mix(c,lin('#9a5a24'),np.clip(sstep(.1,.45,nz(X,Y,8,5))*.5+sstep(.9,1,r)*.5,0,1)*fold); c=mix(c,cmix('#b5702e','#dda55a',.5+nz(X,Y,6,9)),fold*np.clip(.35+.5*ph,0,1)*.8); c=mix(c,lin('#7a3f16'),np.maximum(sstep(.86,.97,ph),(ph<.04)*.8)*fold*.75); c=mix(c,lin('#3a1440'),(1-sstep(inn-.06,inn+.015,r))*.95); c=mix(c,lin('#7a2d58'),(np.exp(-((r-inn-.03)/.035)**2))*.35*(nz(X,Y,7,8)>.0))
    m=vm('gal',rough=.6,sss=.08,bump=.4,bscale=22,coat=.1,rndv=0,rndh=0); V=np.stack([X,Y,z],-1).reshape(-1,3); obj(mesh('gal',V,grid_faces(nt,nr,wrap_u=True),c.reshape(-1,3),m),(0,0,.062))
    jm=food('jam','#2a0f3a','#54205c',scale=4,rough=.1,sss=.2,bump=.1,coat=.8,rndv=0,rndh=0); X,Y,f=disk_grid(.80,40,120); obj(mesh('jam',np.stack([X,Y,.125+.02*nz(X,Y,5)],-1),f,mat=jm)); P=Pile(1.2,lambda X,Y:.12+0*X)
    bb=blueberry(); bj=variants('bbj',3,lambda i: blob('bbj',(.082,.082,.07),.08,1.6,i,3,food('bbj','#2a1446','#4a2468',scale=4,rough=.16,sss=.25,bump=.1,coat=.6,rndv=.25)))
    for x,y in poisson(rng,.74,.142,95,tries=9000): z=P.put_ellipsoid(x,y,.08,.07,.03); obj(rng.choice(bj if rng.random()<.5 else bb),(x,y,z),quat=align((rng.uniform(-.6,.6),rng.uniform(-.8,.2),1),rng.uniform(0,6)),scale=rng.uniform(.9,1.1))
    pput(P,bb,rng,poisson(rng,.5,.16,24),.083,.075,.03); sg=seed('#fffaf0',(.010,.009,.007),'csug')
    upd(); drop(sg,rng,[(R*.86*math.cos(t)+rng.uniform(-.12,.12)*math.cos(t),R*.86*math.sin(t)+rng.uniform(-.12,.12)*math.sin(t)) for t in [rng.uniform(0,6.28) for _ in range(320)]],.004,rand=True,scale=(.5,1.1)); P2=spile(0,0,.3,.03); mintsprig(rng,.02,.0,P2.h(0,0)+.03,1.05)
    al=almond_flake(); drop(al,rng,[(R*.85*math.cos(t),R*.85*math.sin(t)) for t in [rng.uniform(0,6.28) for _ in range(16)]],.012)
    berries(rng,[(1.35,-.85),(1.22,-1.0),(1.45,-1.05),(-1.42,-.95),(-1.3,-1.1)],'b',.0); lm=wedge('lemon'); obj(lm[0],(1.48,.75,.11),(math.radians(112),.1,.5))


def carrot_cake(S):
    fr=('#f4e4c2','#fdf3dc'); cr=('#94501f','#cf8d48'); L=[(.25,*cr),(.32,*fr),(.55,*cr),(.62,*fr),(.84,*cr),(9,*fr)]
    def top(rng,o,z,c,spin,R):
        x0,y0=o.location.x,o.location.y; wk=crumb(food('walfl','#7a4a20','#c9985c',scale=9,rough=.6,sss=.03,bump=.35,rndv=.3),.034,9,.55,'walfl',2); ca=stick(food('carrot','#c9641c','#e08436',rough=.45,sss=.25,bump=.1),.11,.006,6,.06,'carrot')
        ck=crumb(food('ckcr','#8a4a1c','#d9a05c',scale=9,rough=.8,sss=.05,bump=.3,rndv=.25),.020,8,.6,'ckcr',1); upd()
        crumbs(rng,ck,[(rng.gauss(.0,.45),-.62+rng.gauss(0,.14)) for _ in range(40)],.2)
        for sg in (-1,1): # shreds that the knife laid bare
            a=spin+sg*.31; nx,ny=-math.sin(a)*sg,math.cos(a)*sg
            for k in range(34): t=rng.uniform(.12,1.14); zz=rng.choice((rng.uniform(.03,.23),rng.uniform(.34,.53),rng.uniform(.64,.81))); obj(rng.choice(ca if k%3 else wk),(x0+t*math.cos(a)-nx*.004,y0+t*math.sin(a)-ny*.004,.065+zz),quat=align((nx,ny,0),rng.uniform(0,6.28)),scale=rng.uniform(.3,.6) if k%3 else rng.uniform(.4,.8))
    cake_slice(S,'teal',12,L,fr,.93,1.28,.62,'#f3ece0',top,lambda rng: fork((-.62,-.72,.075),-.12,.68,metal('gold','#caa25e',.22)),(((-1.5,.7),(1.9,1.6),.4,'#efe0c6'),dict(stripe='#c9652d',seed=112)),sw='teal',hole=.75,dist=4.8)


def chia_chocolate_pudding(S):
    ch=('#280f07','#45200f'); cr=('#f2e4c8','#fcf4e2')
    cm=lambda: vm('chiac',rough=.4,sss=.1,bump=.5,bscale=30,coat=.15,rndv=0,rndh=0); cs=seed('#1c120d',(.013,.010,.008),'chiad'); cl=seed('#7a6050',(.012,.009,.008),'chial')
    def ex(rng,x,y,H,R): # seeds swollen in the dark layers, against the glass
        for k in range(1500):
            a=rng.uniform(-3.2,.3); t=rng.uniform(.08,.54) if rng.random()<.76 else rng.uniform(.72,.90); z=.1*(t<.6)+t*H; r=crad(z,H,R,.84,.94)-rng.uniform(.0,.004); obj(rng.choice(cs+cl),(x+r*math.cos(a),y+r*math.sin(a),z),quat=rq(rng),scale=rng.uniform(.6,1.3))
    def top(rng,x,y,zt,R):
        pool(rng,x,y,zt-.012,R,'#2c140a','#4c2a1a',cm(),.03,3,.02); upd(); drop(cs+cl+cl,rng,dust_pts(rng,x,y,R*.95,260),.002,rand=True,scale=(.6,1.3)); P=spile(x,y,R,.025); pput(P,raspberry(),rng,[(x+dx+rng.gauss(0,.012),y+dy+rng.gauss(0,.012)) for dx,dy in ((-.15,-.10),(.03,-.20),(.19,-.06),(-.06,.08),(.10,.10),(.02,-.04))],.09,.07,.02,(.9,1.12)); h=P.h(x+.10,y+.06); mintsprig(rng,x+.12,y+.08,h+.01,.7,2)
    glass_scene(S,'blush','blush',44,[(.60,*ch),(.80,*cr),(1.1,*ch)],top,lambda rng: berries(rng,[(.72,-.42),(.90,-.30)],'r'),(((-1.6,.5),(1.9,1.5),.35,'#7a3a4a'),dict(stripe='#f0dcd0',seed=144)),H=.98,R=.50,taper=.84,fill=.94,elev=20,tz=.56,dist=4.5,extra=ex,mat=cm,spots=((-.16,-.1,1.0),(1.02,1.1,1.0)))


def chocolate_avocado_mousse(S):
    S=dict(S); S.update(elev=27,dist=4.5,target=(.06,-.06,.52)); rng=random.Random(3); stage(table=('#5a2f3c','#6d3b49'),**S)
    cloth((-1.4,.9),(2.2,1.8),.3,'#e8d5c4','#8c4a4a',seed=31)
    rp=raspberry()
    def cup(x,y,col,rot,full=True):
        prof_o=[(.001,.0),(.44,.0),(.47,.02),(.5,.12),(.585,.42),(.62,.62)]; prof_r=[(.618,.64),(.60,.652),(.582,.64)]; prof_i=[(.555,.45),(.47,.14),(.40,.07),(.001,.06)]
        prof=smooth_prof(prof_o+prof_r+prof_i,130); c=lin(col); cl=lin('#b08a66')
        # ribs
        def colf(V,s): f=1-sstep(.05,.08,V[:,2]); f=f*(s<.5); rm=sstep(.63,.65,V[:,2]); k=np.maximum(f,rm*.7)[:,None]; return c*(1-k)+cl*k
        m=ceramic('cup'+col,col,'#6b5a48',.35,.3); obj(revolve('cup',prof,168,m,colf,rfun=lambda th,z:1+.012*np.cos(th*28)*sstep(.08,.15,z)*(1-sstep(.52,.6,z))),(x,y,0),(0,0,rot))
        # spooned in up to the wall, whipped, with the spoon's last turn in it
        pin=smooth_prof(prof_r[2:]+prof_i,60)[::-1]; q=Liquid(pin,.585,('#34170c','#512a18'),(x,y),seed=3+abs(rot),dome=.20,contrast=.5); q.spoon_marks(.075,1.35,1,2,.16,.05); q.H=q.blur(q.H,.020); q.rough(.006,3.5,1,2); q.rough(.0006,38,3,2); q.pits(rng,60,(.003,.008)); q.meniscus(); q.show(wet_mat('mousse',.52,.10,.02,.12,80)); q.wash(up=.02,seed=2)
        upd(); P=spile(x,y,.6,.02); pput(P,rp,rng,[(x+.16*math.cos(rot+.9),y+.16*math.sin(rot+.9))],.085,.07,.045,(1.0,1.1)); upd()
    cup(-.04,-.12,'#e9dfd0',-2.6); cup(1.30,1.25,'#e9dfd0',-1.2); cup(-1.50,1.5,'#d9b9a6',-2.0); spoon((1.0,-.92,0),.95,.85,metal('gold','#caa25e',.22))


def chocolate_cake(S):
    fr=('#3a2116','#563623'); cr=('#5a3018','#8c5632')
    rng=base(S,'rose',14,elev=24,dist=5.4,target=(.05,-.2,.76)); sweep(*TB['rose'],4.6); cloth((1.55,.5),(1.9,1.7),-.5,'#f3e8e0','#8c3a4a',seed=114)
    st=rev('stand',[(.001,0),(.5,0),(.52,.03),(.22,.09),(.16,.2),(.3,.27),(1.25,.30),(1.28,.37),(1.2,.36),(.001,.34)],ceramic('standw','#f1ebe2','#8a7a66',.2),lambda x,y,z:np.tile(lin('#f1ebe2'),x.shape+(1,)),n=120); obj(st,(0,0,0)); z0=.345; R,H=.98,.92
    m=crumbed('cake',.60,.05,58,.9,'#5a3420',.62); cf=cakecf([(.26,*cr),(.33,'#745040','#8c6652'),(.57,*cr),(.63,'#745040','#8c6652'),(.86,*cr),(9,*fr)],R,fr,.06,fr,4,hole=.55)
    def sw(x,y,z):
        # drawn round with a spatula: nearly smooth, a soft lip here and there
        n=nz(x,y,1.6,1,3,z); h=z*3.1+1.3*n+.25*np.arctan2(y,x); g=h-np.floor(h); return (.016*g**2*sstep(1,.86,g)*sstep(-.1,.3,nz(x,y,1.3,4,2,z))+.016*n+.004*nz(x,y,4,3,2,z*6))*sstep(R-.1,R-.05,np.hypot(x,y))+(.016*nz(x,y,13,8,3,z)-.016*sstep(0,.5,cells(np.stack([x,y,z],-1)*22,3,.15,.6,.6)))*sstep(R-.06,R-.1,np.hypot(x,y))
    obj(prism('cake',pac(R,.72,1100),0,H,cf,m,.03,150,60,topf=lambda x,y,s:.010*np.sin(np.hypot(x,y)*13+2*np.arctan2(y,x)+5*nz(x,y,2,5))+.012*nz(x,y,3,2),sidef=sw,disp=.008,dfreq=8),(0,0,z0),(0,0,-1.25)); upd()
    rp=raspberry(); P=spile(0,0,.65,.03); pput(P,rp,rng,poisson(rng,.42,.17,16,-.05,.12),.09,.07,.02,(1.0,1.15)); pput(P,rp,rng,poisson(rng,.22,.17,5,-.05,.15),.09,.07,.02,(1.0,1.15))
    sh=crumb(food('ckcrumb','#2f160b','#6a3a20',scale=9,rough=.75,sss=0,bump=.3,rndv=.2),.020,8,.6,'ckcrumb',1)
    crumbs(rng,sh,[(rng.gauss(.22,.16),-.80+rng.gauss(0,.10)) for _ in range(120)],.4)


def chocolate_chip_cookies(S):
    S=dict(S); S.update(elev=38,dist=4.0,target=(.02,-.02,.16)); rng=random.Random(6); stage(table=('#3d5a6c','#48687b'),**S); cloth((-.2,1.3),(3.2,1.6),.2,'#efe6d6','#3d5a6c',seed=81); tray=plate(1.30,.12,'#e9e1d2',speck='#8a7a66',clay='#a98763')[0]
    cs=cookie('chip'); tumble(rng,[(None,cs,5,(.96,1.05),True),(None,cs,4,(.96,1.05),True),(None,cs,3,(.96,1.05),True)],[tray],.62,.30,.0,.06,friction=.9,layer=.25,press=.94)
    for x,y,z,a,n in ((.22,-1.28,.02,.7,(0,0,1)),): obj(cs[3],(x,y,z),quat=align(n,a))
    ck=blob('chunk',(.055,.045,.035),.25,1.6,3,3,food('chunk','#24100a','#43231a',rough=.35,sss=0,bump=.1,coat=.2),power=5); cr=crumb(food('ccr','#a8692c','#e0b375',scale=9,rough=.8,sss=.05,bump=.3,rndv=.2),.020,7,.6,'ccr',1); upd()
    crumbs(rng,cr,round_about(rng,120))
    for x,y in ((-.95,-.62),(.86,-.72),(1.12,-.35)): obj(ck,(x,y,hit(x,y)[0]+.02),quat=rq(rng),scale=rng.uniform(.6,1.1))


def chocolate_truffles(S):
    rng=base(S,'charcoal',50,elev=37,dist=4.0,target=(.02,.02,.16)); cloth((1.4,1.1),(1.9,1.6),-.4,'#8a3b4f','#e9d3c0',seed=150); tray=bowl(1.12,.22,'#e3d9c8',inner='#e9e0d0',loc=(0,.02),clay='#b08b66',speck='#8a7a66')[0]
    co,pi_t,ck=truffle('cocoa',5),truffle('pist',3),truffle('coco',3); tumble(rng,[(None,co,4,(.95,1.08)),(None,pi_t,3,(.92,1.04)),(None,ck,3,(.92,1.04)),(None,co,3,(.95,1.08)),(None,pi_t,2,(.92,1.02)),(None,ck,1,(.92,1.0))],[tray],.50,.42,.0,.02,friction=.95,layer=.3,press=.95)
    bits=crumb(fm('#6f8a34','#b0b866',scale=20,rough=.7,sss=.1,bump=.3,rndv=.3),.014,8,.7,'pst',2); fl=variants('cofl',6,lambda i: blob('cofl',(.026+.008*(i%3),.008,.003),.4,1.8,i,2,fm('#efe6d4','#fbf7ec',rough=.8,sss=.2,bump=.1,rndv=.1))); cd=crumb(fm('#3a1a0c','#6a3c20',rough=.95,sss=0,bump=0,rndv=.2),.010,6,.5,'cocd',1)
    crumbs(rng,cd,round_about(rng,230,.0,.75),.17,(-.45,.5)); crumbs(rng,bits,round_about(rng,80,.75,.22),.17,(-.45,.5)); crumbs(rng,fl,round_about(rng,60,.75,.22),.17,(-.3,.4)); P=spile(0,0,1.05,.02); powder(rng,'#4a2614',.95,.0,-.1,lambda x,y: P.h(x,y)+.002 if P.h(x,y)<.17 else -1,120,.008)


def cinnamon_rolls(S):
    rng=base(S,'stone',38,elev=43,dist=5.0,target=(.08,.04,.26),fstop=9); cloth((1.5,1.5),(2.0,1.8),-.4,'#e9e2d4',None,seed=138); oval_dish(1.26,1.06,.34,'#d9d2c4','#e6dfd0',p=6)
    at=[(-.78,.50),(.02,.54),(.80,.47),(-.80,-.36),(-.02,-.34),(.77,-.38)]; obj(rolls(at,1.13,.93),(0,.02,.07))


def coconut_macaroons(S):
    rng=base(S,('#5f7a7c','#6d8789'),54,elev=32,dist=4.2,target=(.04,-.04,.22)); cloth((-1.4,1.2),(1.9,1.7),.4,'#f5eddc','#d9a33a',seed=154); tray_board(3.0,2.0,.07,'#5f3d24','#8f6640',loc=(0,.1),rot=-.1); baking_paper((.0,.05),(2.4,1.5),-.08,'#e6dac0',.07); mounds,feet=macaroon(7)
    for k,(x,y,z,t) in enumerate([(-.70,.40,0,(0,0)),(-.12,.46,0,(.04,0)),(.46,.40,0,(0,.03)),(.96,.20,0,(0,0)),(-.50,-.12,0,(.02,-.04)),(.06,-.04,0,(0,0)),(.58,-.20,0,(-.03,0)),(-.22,.20,.33,(.18,-.12)),(-.92,-.42,.02,(.9,-.75)),(.14,-.44,0,(0,0))]): q=align((*t,1),rng.uniform(0,6)); s=rng.uniform(.9,1.08); lift=.135*s if abs(t[0])<.5 else .21; obj(mounds[k%7],(x,y,.085+lift+z),quat=q,scale=s); obj(feet[k%7],(x,y,.085+lift+z),quat=q,scale=s)
    cf=fm('#e9dcc0','#f7efdc',rough=.75,sss=0,bump=.1,rndv=.1); cg=fm('#b5742c','#dfb06a',rough=.75,sss=0,bump=.1,rndv=.2); sh=variants('mshr',8,lambda i: blob('mshr',(.022+.008*(i%4),.0055,.0018),.3,1.7,i*3,2,cg if i%4==3 else cf,lambda p,n: p+np.array([0,0,1])*(7*p[:,:1]**2*(1 if i%2 else -1))))
    for _ in range(230): a,r=rng.uniform(0,6.28),abs(rng.gauss(0,.55)); x,y=.0+r*math.cos(a)*1.3,-.30+r*math.sin(a)*.7; obj(rng.choice(sh),(x,y,.092),quat=align((0,0,1),rng.uniform(0,6),.25,rng),scale=rng.uniform(.45,1.05))


def coconut_panna_cotta(S):
    rng=base(S,'berry',20,elev=25,dist=4.5,target=(.0,-.02,.32)); cloth((1.5,1.2),(2.0,1.8),-.4,'#efe3da','#d98aa0',seed=120)
    pm=food('panna','#f3ead6','#fbf6ea',scale=3,rough=.30,sss=.6,sssr=(.14,.12,.09),bump=.03,bscale=12,coat=.2,rndv=0,rndh=0); sm=food('bsauce','#6e0a28','#a81a3c',scale=3,rough=.12,sss=.3,bump=.04,coat=.8,rndv=0,rndh=0); sp=blob('vanilla',(.0055,.0045,.003),.3,2,1,1,fm('#2a1a10',rough=.7,sss=0,bump=0)); pr=[(.47,0),(.495,.02),(.49,.07),(.44,.32),(.40,.47)]
    def one(x,y,s,col,sd,lean):
        plate(1.08*s,.10,col,speck='#7a6a58',loc=(x,y)); obj(rev('panna',[(.001,0),(.3,0),*pr,(.37,.52),(.30,.545),(.001,.55)],pm,lambda X,Y,Z:np.ones(X.shape+(3,)),.004,2.5,int(sd),140),(x,y,.06),(lean,0,0),scale=s)
        for _ in range(150): z=rng.uniform(.01,.40)*rng.uniform(.3,1); r=np.interp(z,[q[1] for q in pr],[q[0] for q in pr])-.002; a=rng.uniform(-3.2,.1); obj(sp,(x+r*s*math.cos(a),y+r*s*math.sin(a),.06+z*s),quat=align((math.cos(a),math.sin(a),.1),rng.uniform(0,6)),scale=rng.uniform(.4,1.1))
        rad=lambda a:(.60+.10*np.cos(3*a+sd)+.07*np.cos(5*a+2*sd)+.05*np.cos(8*a)+.03*np.cos(13*a+sd))*s*np.where(np.sin(a)>.3,.86,1.0)
        X,Y,f=disk_grid(1,70,260); r=np.hypot(X,Y); a=np.arctan2(Y,X); rr=rad(a)*1.08; obj(mesh('pud',np.stack([x+X*rr,y+Y*rr,.056+.022*np.sqrt(np.clip(1-r**5,0,1))],-1),f,mat=sm))
        sauce_over(x,y,.06,[(.001,.55),(.28,.546),(.35,.528),(.395,.47),(.432,.32),(.485,.09)],sm,int(sd)+4,.40,6,s,.014,.005,1.0)
        P=spile(x,y,.45*s,.02); pput(P,raspberry(),rng,[(x-.10*s,y-.06*s),(x+.11*s,y+.0*s),(x-.01*s,y+.13*s)],.09,.07,.02,(.98,1.15))
        for aa,d in ((-.75,.66),(-2.45,.60)): xx,yy=x+d*s*math.cos(aa),y+d*s*math.sin(aa); berries(rng,[(xx,yy)],'r',hit(xx,yy)[0]-.012)
    one(-.06,-.10,1.08,'#e9ddd2',1.0,.0); one(1.75,1.9,.95,'#e9ddd2',2.2,.0)


def fudgy_brownies(S):
    rng=base(S,'peach',16,elev=33,dist=4.4,target=(.04,.02,.26)); cloth((1.5,1.15),(2.0,1.8),-.45,'#f6f0e6','#3f6b57',seed=116); tray_board(2.7,2.0,.07,'#7a4a2a','#b07c4c',loc=(0,.05),rot=.12); bs=brownie(); ck=variants('bchunk',4,lambda i: blob('bchunk',(.055+.012*i,.050,.034),.22,1.5,i,3,food('bchunk','#1f0c05','#3b1c10',rough=.42,sss=0,bump=.15,coat=.06),power=4)); z0=.07; H=.30
    for k,(x,y,l,r,tx,ty) in enumerate([(-.70,.42,0,.12,0,0),(.02,.55,0,-.10,0,0),(.76,.40,0,.16,0,0),(-.42,-.28,0,-.16,0,0),(.40,-.34,0,.22,0,0),(-.32,.44,1.07,.42,.03,-.02),(.44,.36,1.07,-.28,-.03,-.02),(.02,-.14,1.07,.30,.02,-.06)]):
        q=align((tx,ty,1),r); body,crust=bs[k%6]; obj(body,(x,y,z0+l*H),quat=q); obj(crust,(x,y,z0+l*H),quat=q); up=lambda u,v,w: Vector((x,y,z0+l*H))+q@Vector((u,v,w))
        for u,v in poisson(rng,.26,.15,4): obj(rng.choice(ck),up(u,v,H+.022),quat=q@align((rng.gauss(0,.3),rng.gauss(0,.3),1),rng.uniform(0,6)),scale=rng.uniform(.5,1.0))
    upd(); cn=crumb(food('bcr','#1c0903','#4a2412',scale=9,rough=.6,sss=.02,bump=.4,rndv=.2),.028,7,.6,'bcr',2)
    crumbs(rng,cn,[(rng.gauss(.0,.72),rng.gauss(-.62,.16) if rng.random()<.7 else rng.gauss(.1,.5)) for _ in range(170)],.1,(-.9,.6))


def key_lime_pie(S):
    rng=base(S,'stone',40,elev=33,dist=5.4,target=(.16,-.16,.26)); plate(1.42,.11,'#f3efe4',speck='#8a8a6a'); z0=.07; R,H=1.08,.34; a0=-1.25; gap=.6; crust=('#9a6230','#cf9a58')
    cf=cakecf([(.08,*crust),(9,'#cfd98a','#e4eab0')],R,crust,.075,('#d3dd8e','#e6ecb4'),5,True,hole=.08); cp=cf; cf=lambda x,y,z,p,s: pastry(cp(x,y,z,p,s),x,y,z,H,R,5); m=crumbed('klp',.5,.2,46,.8,'#8a5a2c',.55); obj(prism('klp',pac(R,gap,620),0,H,cf,m,.02,26,60,topf=lambda x,y,s:.05*sstep(R-.09,R-.07,np.hypot(x,y))+.006*nz(x,y,4)+.012*nz(x,y,16,3)*sstep(R-.09,R-.07,np.hypot(x,y)),disp=.008,dfreq=10),(0,0,z0),(0,0,a0)); upd()
    wm=food('whip','#f8f2e4','#fffdf6',scale=3,rough=.45,sss=.3,bump=.06,rndv=0,rndh=0); pm=piped(.125,.16,1.8,.085,.02,wm,7,.17); n=11; 
    for k in range(n):
        a=a0+gap/2+.22+(6.283-gap-.44)*k/(n-1); x,y=.86*math.cos(a),.86*math.sin(a); obj(pm,(x,y,z0+H+.05),(0,0,rng.uniform(0,6)))
    li=citrus('lime',.035)
    for k,(x,y,n_) in enumerate([(-.10,.18,(.1,-.15,1)),(.12,.02,(.15,-.25,1)),(-.2,-.10,(-.2,-.2,1))]): obj(li[0],(x,y,z0+H+.04+.03*k),quat=align(n_,k),scale=1.05)
    mintsprig(rng,.0,.1,z0+H+.16,1.0); ze=stick(food('zest','#5f9a1e','#8fc03a',rough=.4,sss=.2,bump=.1),.09,.008,5,.03,'zest'); drop(ze,rng,dust_pts(rng,0,.05,.66,46),.01,scale=(.6,1.1))
    cn=nib('#9a6230','#cf9a58',.035,'gcr2'); scatter_table(cn,rng,[(rng.uniform(.05,.8),rng.uniform(-1.25,-.95)) for _ in range(14)],.085,False); 


def lemon_drizzle_cake(S):
    kw=dict(W=.74,H=.50,c1='#e8c05e',c2='#f7e0a0',crust=('#b5762c','#e0a650'),dome=.15)
    def top(rng,lo,x0,d,L,z):
        gm=food('icing','#f6f0df','#fefbf2',scale=3,rough=.16,sss=.3,bump=.03,coat=.6,rndv=0,rndh=0); c=x0+d*(L*.5); n=Vector((-d.y,d.x,0))
        # icing cap along the loaf with drips on the near side
        nu,nv=150,60; u=np.linspace(.02,.98,nu)[:,None]; v=np.linspace(-1,1,nv)[None,:]; drip=.24+.16*np.maximum(0,np.cos(u*47+1))**2+.10*np.maximum(0,np.cos(u*31+.4))**3; W=np.where(v<0,.30+drip*.30,.30+drip*.2); Yl=v*W; X=x0.x+d.x*u*L+n.x*Yl; Y=x0.y+d.y*u*L+n.y*Yl; H=hgrid(X,Y); H=np.maximum(H,z); Hs=blur2(H,1,1); ed=np.minimum(np.minimum(1-np.abs(v),.3)/.3,np.minimum(np.minimum(u,1-u)/.03,1)); Z=np.maximum(Hs,H)+.032*np.sqrt(np.clip(ed,0,1))*(1+.2*nz(X,Y,5))-.012*(ed<.02)
        keep=H>z+.25; V=np.stack([X,Y,np.where(keep,Z,H+.1)],-1).reshape(-1,3); kf=keep.ravel(); obj(mesh('cap',V,[f for f in grid_faces(nu,nv) if all(kf[i] for i in f)],mat=gm))
        upd(); ci=citrus('lemon',.035,R=.22)
        for k in range(4): p=x0+d*(.22+.30*k); h,_=hit(p.x,p.y); obj(ci[0],(p.x,p.y,h+.03),quat=align((.25,-.35,1),k*1.3))
        ze=stick(food('zesty','#e9b70f','#f6d33c',rough=.4,sss=.2,bump=.1),.10,.009,5,.03,'zesty'); drop(ze,rng,[(x0.x+d.x*t*L+n.x*s,x0.y+d.y*t*L+n.y*s) for t,s in [(rng.uniform(.03,.97),rng.uniform(-.2,.2)) for _ in range(40)]],.01)
    loafcake(S,'sky',48,kw,(((1.35,1.0),(2.0,1.7),-.35,'#f6efdd'),dict(stripe='#e0b02a',seed=148)),top,None)


def lemon_tart(S):
    rng=base(S,'slate',3,elev=35,dist=5.3,target=(.16,-.18,.2))
    plate(1.42,.11,'#eef0ea',speck='#5a6b66'); z0=.075; R,H=1.08,.26; gap=.62
    crust=('#b87634','#e0ad68'); cf=cakecf([(.08,'#b98243','#dcae6e'),(9,'#e3ad28','#efc650')],R,crust,.085,('#e6b32c','#f0cb58'),3,True,hole=.05)
    cp=cf; cf=lambda x,y,z,p,s: pastry(cp(x,y,z,p,s),x,y,z,H,R,3); m=crumbed('tart',.34,.25,52,.75,'#9a6a34',.5,sssr=(.12,.08,.02))
    top=lambda x,y,s: .06*sstep(R-.10,R-.075,np.hypot(x,y))*(1+.0*x)+.006*nz(x,y,4)
    obj(prism('tart',pac(R,gap,700,.01,.018,46),0,H,cf,m,.02,16,70,topf=top),(0,0,z0),(0,0,-1.15))
    # slice pulled out
    ci=citrus('lemon',.012); zt=z0+H+.02
    ang=-1.15; rr=.62
    for k in range(7):
        a=ang+gap/2+.42+k*.80; 
        if k in (1,2): obj(ci[0],(rr*math.cos(a),rr*math.sin(a),zt+.004),quat=align((.05*math.cos(a+1.57),.05*math.sin(a+1.57),1),rng.uniform(0,6)),scale=.8)
    bb=blueberry(); rp=raspberry(); P=spile(0,0,.55,.025)
    pput(P,rp,rng,[(.16,.10),(-.14,.16),(.02,-.12),(-.22,-.05)],.09,.07,.03,(1.05,1.2)); pput(P,bb,rng,[(.0,.05),(.22,-.08),(-.05,.3),(.30,.12),(-.3,.14),(-.12,-.22)],.083,.078,.02,(.95,1.1)); P=spile(0,0,.5,.03); mintsprig(rng,.03,.06,P.h(.03,.06)+.03,1.0)
    sg=sugar(); drop(sg,rng,dust_pts(rng,0,0,.95,0),.004)
    cr=nib('#b07a3c','#dcb478',.018,'tcr'); scatter_table(cr,rng,[(rng.uniform(.05,.75),rng.uniform(-1.0,-.55)) for _ in range(22)],.085,False,scale=(.4,1.3))


def mango_sorbet(S):
    def top(rng):
        # what has melted stands in the bowl
        x,y,f=disk_grid(.74,60,200); obj(mesh('melt',np.stack([x,y,.20+.012*N(x,y,5,3)],-1),f,cmix('#e8930f','#f7b73a',.5+N(x,y,4,2)),vm('meltm',rough=.18,sss=.3,bump=.05,coat=.3,rndv=0,rndh=0))); upd()
        P=spile(0,0,.95,.025); pput(P,mango(.17),rng,[(.60,-.46),(.72,-.28),(.50,-.60),(.66,-.50),(-.64,-.44),(-.54,-.56)],.09,.06,.02,rand=True,scale=(.7,1.1)); mintsprig(rng,.14,-.16,P.h(.14,-.16)+.01,.7,3)
    scoopbowl(S,'petrol',24,[('#e9962a','#f7b850'),('#ea9a2c','#f8be5a')],'#efe6d8',(((-1.6,1.0),(2.0,1.8),.4,'#efe2c8'),dict(stripe='#d9772c',seed=124)),top,lambda rng: spoon((1.02,-1.02,0),.9,.9,metal('steel','#d6d3cc',.22)),[(-.38,.20,.47,.43,0),(.37,.24,.47,.41,1),(-.01,-.33,.48,.44,1)],elev=33,tz=.36,dist=4.2)


def oatmeal_raisin_cookies(S):
    rng=base(S,'olive',46,elev=38,dist=4.0,target=(.0,.02,.16)); tray=plate(1.28,.12,'#efe6d6',speck='#7a6a58',clay='#b08b66')[0]; cloth((1.6,1.15),(2.0,1.7),-.4,'#f3ead8','#8a5a2e',seed=146)
    ck=cookie('oat',5,.44); tumble(rng,[(None,ck,5,(.94,1.08),True),(None,ck,4,(.94,1.08),True),(None,ck,4,(.94,1.08),True)],[tray],.60,.30,.0,.05,friction=.95,layer=.25,press=.94); oa=oat(); cr=crumb(food('ocr','#a8692c','#e0b375',scale=9,rough=.8,sss=.05,bump=.3,rndv=.2),.020,7,.6,'ocr',1); upd()
    crumbs(rng,cr,round_about(rng,130))
    drop(oa,rng,round_about(rng,14,1.0,.2),.008,tilt=.2,scale=(.6,.9))


def peanut_butter_cups(S):
    rng=base(S,'mustard',34,elev=33,dist=3.9,target=(.02,-.06,.16)); cloth((1.5,1.1),(1.9,1.7),-.4,'#f5eddc','#6b3a22',seed=134); plate(1.28,.10,'#3d5a6c',speck='#1e2c36',clay='#c9a67f'); whole=[nut_cup(False,seed=i) for i in range(3)]; z=.062; pn=crumb(food('pnc','#b9813f','#e6c288',scale=9,rough=.6,sss=.08,bump=.2,rndv=.2),.030,8,.5,'pnc',2); sc=saltcrystal()
    for k,(x,y,l,s,tx,ty) in enumerate([(-.66,.40,0,1.0,0,0),(-.02,.50,0,.97,0,0),(.62,.36,0,1.03,0,0),(-.44,-.18,0,1.02,0,0),(.28,-.12,0,.98,0,0),(-.28,.36,.222,1.0,.03,-.04),(.92,-.16,0,.96,0,0)]):
        q=align((tx,ty,1),rng.uniform(0,6)); obj(whole[k%3],(x,y,z+l),quat=q,scale=s); h=z+l+.22*s
        for _ in range(rng.randint(9,26)): a,r=rng.uniform(0,6.28),abs(rng.gauss(0,.11)); obj(rng.choice(sc),(x+r*math.cos(a)+tx*.2,y+r*math.sin(a)+ty*.2,h-.002),quat=rq(rng),scale=rng.uniform(.3,1.0))
        if k in (1,4,5,6):
            for _ in range(rng.randint(4,8)): obj(rng.choice(pn),(x+rng.gauss(0,.055),y+rng.gauss(0,.055),h+.006),quat=rq(rng),scale=rng.uniform(.35,1.0))
    for k,(x,y,a) in enumerate(((-.16,-.56,.16),(.52,-.62,-.42))): obj(nut_cup(True,R=.31,seed=k+5),(x,y,z),(0,0,a),1.08)
    cc=crumb(food('pcc','#24100a','#4a2818',rough=.4,sss=0,bump=.2,rndv=.2),.022,7,.6,'pcc',1)
    for _ in range(90): x,y=rng.gauss(.16,.42),-.72+rng.gauss(0,.10); obj(rng.choice(cc if rng.random()<.7 else pn),(x,y,.066),quat=rq(rng),scale=rng.lognormvariate(-1,.6))


def _pear(i):
    """A pear as a peeler leaves it: flat cuts that cooking made soft, grainy flesh that took up the red unevenly, deepest where it lay in the wine, wet all over; a little crooked. Gives its mesh and where its stem is."""
    rng=random.Random(i*13+5); m=food('pearp',vcol=True,rough=.44,sss=.45,sssr=(.16,.03,.02),bump=.22,bscale=60,bdist=.008,coat=.05,spec=.35,rndv=0,rndh=0); fat,neck=rng.uniform(.93,1.07),rng.uniform(.85,1.12); pr=smooth_prof([(.001,.045),(.06,.02),(.13,0),(.24,.03),(.325*fat,.16),(.34*fat,.28),(.295*fat,.44),(.21*neck,.58),(.165*neck,.69),(.145*neck,.78),(.105*neck,.845),(.04,.86),(.001,.845)],150); na=300; a=np.linspace(0,2*np.pi,na,endpoint=False)[:,None]; R,Z=pr[:,0][None,:]+0*a,pr[:,1][None,:]+0*a
    nf=rng.choice((13,15,16)); ca,sa=np.cos(a),np.sin(a); u=a*nf/(2*np.pi)+.35*np.sin(Z*4+i)+.5*fbm(np.stack([ca*1.5+0*Z,sa*1.5+0*Z,Z*1.5+i*3],-1),2); k=np.floor(u); f=u-k; w=np.array([rng.uniform(.2,1) for _ in range(80)])[(k.astype(int))%80]; cut=1-.012*w*(1-(2*f-1)**2)*sstep(.02,.10,Z)*(1-sstep(.80,.85,Z)); P=np.stack([R*ca,R*sa,Z],-1); n=fbm(P*3+i*5,4); g=fbm(np.stack([ca*11+0*Z,sa*11+0*Z,Z*4+i],-1),3); R=R*cut*(1+.045*fbm(P*2.2+i*7,2)+.012*fbm(P*6+i,2)+.003*fbm(P*26,2))
    bx,by=rng.uniform(-.16,.16),rng.uniform(-.1,.1); P=np.stack([R*ca+bx*Z*Z,R*sa+by*Z*Z,Z],-1); tone=np.array([rng.uniform(-.5,.5) for _ in range(80)])[(k.astype(int))%80]; c=cmix('#650b17','#a82a34',.42+1.0*n+.035*tone+.05*g); side=c01(.5+.9*np.cos(a+i*2.1)*1.0+.8*n+0*Z); c=mix(c,lin('#c4545a'),.55*side*sstep(.25,.85,Z)); c=mix(c,lin('#d99a8a'),c01(sstep(.62,.86,Z)*.40*side+.22*sstep(.1,.45,fbm(P*14,3))+.16*sstep(.15,.5,fbm(P*5+i*3,4)))); c=mix(c,lin('#3d0610'),.6*(1-sstep(0,.22,Z+.08*n))+.35*c01(1-side)); c=mix(c,lin('#6b2018'),sstep(.30,.40,fbm(P*19+i,2))*.4); c=mix(c,lin('#7a5a3a'),(1-sstep(.03,.07,R))*(Z<.2)*.8)
    wet=sstep(-.25,.25,fbm(np.stack([ca*2.2+i+0*Z,sa*2.2+0*Z,Z*1.6],-1),3)+.25*(1-Z)); top=np.array([bx*.74,by*.74,.845]); return mesh('pearp',P.reshape(-1,3),grid_faces(na,pr.shape[0],wrap_u=True),np.concatenate([c,(1-.4*wet)[...,None]],-1).reshape(-1,4),m),top
def poached_pears(S):
    rng=base(S,('#87907f','#939c8b'),42,elev=24,dist=4.6,target=(.0,.0,.42)); sweep('#87907f','#939c8b',4.5); cloth((1.7,1.2),(2.0,1.7),-.4,'#e6ddcc','#7a1f33',seed=142); o,ih,pin=bowl(1.16,.30,'#d9d2c4',inner='#e6dfd1',clay='#a98763'); z0=.135; wine=Liquid(pin,z0,('#240309','#4a0a14'),seed=7); wine.C=mix(wine.C,lin('#74141f'),sstep(.90,1,wine.r+.05*wine.noise(3,4))*.6); wine.rough(.003,3,1,2); wine.D*=.12; wine.creep([(-.40,.20,.27),(.20,.42,.26),(.02,-.36,.28),(.24,-.42,.24)],.03,.03,0); wine.meniscus(.004); wine.wash(seed=4); wine.show(wet_mat('wine',.10,.05,.6,0)); st=food('stem','#2c1a0e','#5a3a20',scale=14,rough=.8,sss=0,bump=.4)
    for k,(x,y,s,d,spin) in enumerate(((-.40,.20,1.04,(-.10,.06,1),.6),(.20,.42,.98,(.12,.05,1),2.6),(.10,-.34,1.0,(.93,-.20,.30),1.2))):
        me,top=_pear(k); q=align(d,spin); p=obj(me,(x,y,.3),quat=q,scale=s); upd(); seated(p,.088); upd(); t=np.linspace(0,1,18); b=rng.uniform(-.1,.1); L=rng.uniform(.17,.24); line=np.stack([top[0]+b*t**2,top[1]+.03*np.sin(t*3+k),top[2]-.03+L*t],-1); obj(tube_mesh('stem',line,.013+.010*np.exp(-t/.12)+.010*sstep(.86,1,t),st,10),p.location,quat=q,scale=s)
    P=Pile(1.3,lambda X,Y: z0+0*X); obj(star_anise(),(-.34,-.52,z0+.006),(.06,.05,.4)); obj(star_anise(),(.70,.02,z0+.004),(0,.05,1.1),.8); put_cinn(-.72,-.16,z0+.03,.95,.52); cl=clove()
    for p in ((-.05,-.70),(.82,-.16),(-.52,-.44)): obj(cl,(*p,z0+.008),(0,1.5,rng.uniform(0,6)))


def rice_pudding(S):
    rng=base(S,'lilac',36,elev=47,dist=5.3,target=(.0,-.02,.24)); cloth((-1.5,.85),(2.0,1.8),.45,'#f5eee6','#8a6aa8',seed=136); o,ih,pin=bowl(1.0,.48,'#3f6f73',inner='#4b7d80',clay='#8a6547',speck='#1f3a3d'); q=Liquid(pin,.39,('#d9c69a','#eadcb8'),seed=36,dome=.02,contrast=.35); q.rough(.014,3,1,2); q.spoon_marks(.014,1.1,1,5,.2,.2); q.rough(.008,9,2)
    # swollen rice: most of it lies just under the cream and lifts it, the rest looks out
    q.specks(rng,2100,(.014,.021),('#decb9c','#efe2c0'),.97,.30,asp=(1.3,1.8)); q.H=.45*q.H+.55*q.blur(q.H,.007); q.rough(.0008,44,3,2); q.dust('#7a4218',.9,np.exp(-(((q.X-.14)/.34)**2+((q.Y+.26)/.26)**2)),1,5); q.D=np.minimum(q.D,1-.5*c01(.45+1.3*q.noise(4,21)+.5*sstep(.86,.98,q.r))); q.meniscus(); q.show(wet_mat('ricecream',.36,.3,.06,.05,sssr=(.08,.07,.05))); q.wash(seed=4); q.bubbles(rng,10); rc=rice()
    for x,y in gp(rng,q.R-.04,.07,170): obj(rc[rng.randrange(6)],(x,y,q.at(x,y)+rng.gauss(-.012,.004)),quat=align((rng.gauss(0,.2),rng.gauss(0,.2),1),rng.uniform(0,6.28)),scale=(rng.uniform(.75,.95),rng.uniform(1.25,1.5),rng.uniform(1.0,1.25)))
    ps=pist(); upd(); drop(ps,rng,[(rng.gauss(-.10,.15),rng.gauss(.06,.13)) for _ in range(80)],.012,scale=(.45,1.2),rand=True); upd(); drop(ps,rng,[(rng.gauss(-.10,.10),rng.gauss(.06,.09)) for _ in range(30)],.010,scale=(.4,1.1),rand=True); pd=crumb(fm('#7d8f34','#b9bd62',rough=.9,sss=0,bump=0,rndv=.3),.009,5,.5,'pistd',1); drop(pd,rng,[(rng.gauss(-.06,.24),rng.gauss(.02,.22)) for _ in range(160)],.002,scale=(.25,1.1),rand=True)
    rp=variants('rpet',4,lambda i: petal(i))
    for x,y,s in ((.12,.16,.75),(.20,.10,.6)): lay(rp,rng,x,y,hit(x,y)[0]+.010,tilt=.3,scale=s)
    spoon((-1.45,-.62,0),1.75,.95,metal('gold','#caa25e',.22))
    o2,i2,p2=smallbowl(.36,.22,'#d9a441',(1.15,1.28)); P2=Pile(1.9,lambda X,Y:.12+0*X)
    for x,y in poisson(rng,.30,.032,160,1.15,1.28)+poisson(rng,.2,.035,60,1.15,1.28): z=P2.put_ellipsoid(x,y,.04,.025,.004); obj(rng.choice(ps),(x,y,z),quat=rq(rng),scale=1.25)


def sticky_toffee_pudding(S):
    rng=base(S,'navy',56,elev=29,dist=5.9,target=(.0,-.04,.34)); cloth((-1.55,.9),(2.0,1.7),.4,'#e9d9bd','#8a4a22',seed=156); sm=food('toffee','#5f2406','#9a4a0c',scale=3,rough=.34,sss=.15,sssr=(.2,.08,.02),bump=.06,bscale=7,coat=.06,spec=.35,rndv=0,rndh=0); m=crumbed('stpud',.72,.06,72,.9,'#5e3216',.40); cf=lambda X,Y,Z:cakecol('#6a3616','#9a6230',X,Y,Z,2,'#4a2410',.22)
    def one(x,y,s,pc,sd):
        plate(1.15*s,.12,pc,speck='#5a4a3a',loc=(x,y)); X,Y,f=disk_grid(1,70,260); r=np.hypot(X,Y); a=np.arctan2(Y,X); rr=.78*(1+.07*np.cos(3*a+sd)+.05*np.cos(5*a+1)+.03*np.cos(9*a+sd)+.02*np.cos(16*a))*.9*s; obj(mesh('pud',np.stack([x+X*rr,y+Y*rr,.060+.024*np.sqrt(np.clip(1-r**6,0,1))],-1),f,mat=sm)); obj(rev('stp',[(.001,0),(.44,0),(.50,.02),(.505,.08),(.47,.36),(.44,.50),(.38,.56),(.22,.585),(.001,.59)],m,cf,.018,7,sd,300,None,150),(x,y,.07),scale=s)
        sauce_over(x,y,.07,[(.001,.595),(.20,.59),(.36,.572),(.43,.52),(.458,.42),(.488,.22),(.512,.06)],sm,int(sd)+2,.44,7,s,.016,.015,1.0)
        upd(); obj(scoop(.25*s,'#f3e4c2','#fdf5e2',sd),(x,y+.02,hit(x+.07,y+.05)[0]+.11*s),(.25,.1,sd))
        cr=crumb(food('stcr','#4a240e','#8a5426',scale=9,rough=.75,sss=.03,bump=.3,rndv=.2),.022,7,.6,'stcr',1)
        crumbs(rng,cr,round_about(rng,26,.85*s,.10,x,y,(-3.1,0)))
    one(-.06,-.12,1.06,'#efe6d8',1.0); one(1.7,1.9,.95,'#efe6d8',3.0)


def strawberry_cheesecake(S):
    rng=base(S,('#a9b3a6','#b4beb1'),18,elev=30,dist=4.5,target=(.10,-.20,.34)); sweep('#a9b3a6','#b4beb1',4.6); cloth((-1.75,1.1),(2.0,1.8),.4,'#efe6da','#c9405a',seed=118); plate(1.42,.11,'#f1ece2',speck='#9a8a76'); R,H=1.02,.50; z0=.066; a0=-1.05; gap=.66
    cr=('#6f4020','#b07a42'); cm=('#efdfc2','#f8eedb'); cf0=cakecf([(.13,*cr),(9,*cm)],R,None,.06,('#f1e2c8','#f8efdf'),2,hole=.12)
    def cf(x,y,z,p,s): c=cf0(x,y,z,p,s); n=nz(x,y,7,4,3,z); d=sstep(.02,.12,np.abs(np.hypot(x,y)-R))*(p<1.5); k=sstep(.03,.11,z-.13)*d*sstep(.15,.4,nz(x*6,y*6,1,8,2,z*2)); c[...,:3]=mix(mix(c[...,:3],lin('#e3cda6'),.35*k),lin('#5a3216'),(z<.13)*sstep(.1,.4,nz(x,y,21,3,2,z))*.7); c[...,:3]=mix(c[...,:3],lin('#dcae8a'),(np.abs(z-.135)<.012)*.35); return c
    m=crumbed('cheese',rough=.5,sss=.22,scale=44,depth=.8,deep='#9a6a3c',share=.55,sssr=(.07,.05,.03))
    obj(prism('cc',pac(R,gap,620),0,H,cf,m,.022,70,60,topf=lambda x,y,s:.006*nz(x,y,5),disp=.008,dfreq=10,sidef=lambda x,y,z:(.020*nz(x,y,9,2,3,z)+.014*nz(x,y,24,5,2,z))*(z<.14)+.006*nz(x,y,3,7,2,z*6)*(z>.14)),(0,0,z0),(0,0,a0)); upd()
    P=spile(0,0,.98,.02); hs=strawberry_half(False); G=lambda x,y: abs((math.atan2(y,x)-a0+pi_)%(2*pi_)-pi_)>gap/2+.22*min(1,.3/max(.05,math.hypot(x,y)))
    for k,(x,y) in enumerate(poisson(rng,.80,.215,34,tries=6000,shape=G)):
        s=rng.uniform(.72,1.08); z=P.put_ellipsoid(x,y,.15*s,.07*s,.02); obj(hs[k%3],(x,y,z+.045*s),quat=align((rng.gauss(0,.2),rng.gauss(-.12,.2),1),rng.uniform(0,6)),scale=(s,s*rng.uniform(.86,1.1),s))
    cn=crumb(fm('#6f4020','#b98a54',scale=20,rough=.8,sss=0,bump=.4,rndv=.3),.018,7,.65,'gcr',2)
    for _ in range(90): t=rng.random(); x,y=rng.gauss(.26,.16)+.25*t,rng.gauss(-.78,.16)-.15*t; obj(rng.choice(cn),(x,y,z0+.005),quat=rq(rng),scale=rng.uniform(.2,1.1))


def summer_berry_pavlova(S):
    rng=base(S,'sky',52,elev=31,dist=4.9,target=(.0,-.02,.36)); cloth((1.6,1.15),(2.0,1.8),-.4,'#f7f0ea','#b5546a',seed=152); plate(1.45,.11,'#7a8fa6',speck='#3d4c5c',clay='#d9c9ae'); obj(meringue(),(0,0,.065))
    cm=vm('pcream',rough=.38,sss=.3,bump=.05,coat=.1,rndv=0,rndh=0); X,Y,f=disk_grid(1,110,320); r=np.hypot(X,Y); a=np.arctan2(Y,X); rad=.80*(1+.05*np.cos(5*a)+.04*np.cos(9*a+1)+.02*np.cos(14*a)); sw=np.sin(a*2+r*12+2*nz(X,Y,2,3)); obj(mesh('cream',np.stack([X*rad,Y*rad,.40+.14*np.sqrt(np.clip(1-r**3,0,1))+.04*nz(X,Y,3)*(1-r**4)+.022*np.abs(sw)*(1-r**5)],-1),f,cmix('#e6dac2','#f3ead6',.5+nz(X,Y,3)),cm)); P=spile(0,0,.85,.022); hs=strawberry_half(); rp=raspberry(); bb=blueberry()
    for x,y in [(-.46,.20),(.42,.30),(-.14,-.40),(.44,-.22),(-.52,-.18),(.04,.42),(.02,-.06)]: z=P.put_ellipsoid(x,y,.14,.07,.045); obj(rng.choice(hs),(x,y,z+.02),quat=align((rng.gauss(0,.35),rng.gauss(-.4,.3),1),rng.uniform(0,6)),scale=rng.uniform(.95,1.25))
    pput(P,rp,rng,gp(rng,.60,.20,14),.085,.065,.035,(.85,1.15)); pput(P,bb,rng,gp(rng,.64,.15,26),.08,.07,.03,(.8,1.12),rand=True); upd()
    sf=crumb(food('mercr','#e9dabd','#f7efdf',rough=.9,sss=.1,bump=.2,rndv=.05),.024,8,.6,'mercr',1)
    crumbs(rng,sf,round_about(rng,24,1.18,.08,arc=(-2.8,-.3)),.25)


def tiramisu(S):
    cr=('#f5deb0','#fdefd0',6,0); sp=('#7d4a26','#b8834c',9,1)
    def top(rng,x,y,zt,R):
        pool(rng,x,y,zt-.015,R,'#f3e6c9','#fcf3df',vm('tcream',rough=.5,sss=.2,bump=.1,rndv=0),.05,3); upd(); P=spile(x,y,R+.04,.012)
        for k in range(3): dusting('#54301a',x,y,R*.97,lambda X,Y: height_at(P,X,Y)+.004+.002*k,1.4,rng.randint(1,9))
        powder(rng,'#4a2412',R,x,y,lambda u,v: P.h(u,v)+.008,260,.008)
    def props(rng): powder(rng,'#4a2412',.5,.35,-.62,.004,60,.008)
    glass_scene(S,'apricot','apricot',26,[(.22,*sp),(.42,*cr),(.60,*sp),(.86,*cr),(1.1,*cr)],top,props,(((1.6,.6),(1.7,1.5),-.3,'#7a4a3a'),dict(stripe='#efe0c6',seed=126)),H=1.02,R=.52,taper=.9,fill=.88,spots=((-.16,-.1,1.0),(1.02,1.1,1.0)),elev=27,tz=.58,dist=4.5,mat=lambda: crumbed('tirami',.62,.18,44,.8,'#6b4222',.45))
