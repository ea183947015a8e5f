"""Still lifes of the exclusive bakes, roasts and desserts. Uses the studio's parts for breakfast and desserts."""
from a_kit import *

def croissant_mesh(n=3):
    """a tapering crescent of overlapping spirals, glossy and darker on the ridges"""
    m=vm('croi',rough=.34,sss=.10,bump=.35,bscale=30,coat=.28,rndv=.06)
    def mk(i):
        nt,na=460,150; t=np.linspace(-1,1,nt)[:,None]; a=np.linspace(0,2*np.pi,na,endpoint=False)[None,:]; u=np.abs(t); turn=(u*3.3+a/(2*np.pi)+.06*np.sin(2*a+i)+.25*i); saw=turn%1.0
        # one spiral from the middle to either horn: every turn overlaps the next with a blistered, laminated edge
        tip=np.sqrt(np.clip((1-u)/.045,0,1)); prof=(.115+.265*np.clip(1-u**1.9,0,1)**1.15)*tip; r=prof*(1+.17*saw**1.4-.05*sstep(.94,1,saw)); r=r*(1+.035*fbm(np.stack([t*4+0*a,np.cos(a)*1.4+0*t,np.sin(a)*1.4+0*t],-1)+i*4,3))
        th=t*1.28; cx=.80*np.sin(th); cy=.74*(1-np.cos(th)); dx,dy=.80*np.cos(th),.74*np.sin(th); L=np.hypot(dx,dy); nx,ny=-dy/L,dx/L; ca,sa=np.cos(a),np.sin(a)
        X=cx+nx*r*ca*1.08; Y=cy+ny*r*ca*1.08; Z=np.maximum(r*sa*.95,-.205)
        n_=fbm(np.stack([X*4,Y*4,Z*4],-1)+i*3,4); fine=fbm(np.stack([t*5+0*a,r*60,a+0*t],-1),2); top=np.clip(.35+.75*sa,0,1)
        lamin=.5+.5*np.sin(saw*46+5*n_+2*np.sin(3*a)); c=cmix('#bd6416','#dd9238',.5+1.1*n_); c=mix(c,lin('#f0c47a'),lamin*(1-sstep(.05,.62,saw))*.42); c=mix(c,lin('#803a0e'),sstep(.25,.95,saw)*top*.85); c=mix(c,lin('#6a300c'),sstep(.80,.97,saw)*top*.55); c=mix(c,lin('#f4d48c'),(1-sstep(.02,.16,saw))*(.75+.25*np.sign(fine))*.85); c=mix(c,lin('#d99a44'),(1-top)*.45); c=mix(c,lin('#7a3810'),sstep(.86,1,u)*.6); c=mix(c,lin('#9a5a1c'),(1-sstep(-.20,-.10,Z))*.6)
        return mesh('croi',np.stack([X,Y,Z],-1).reshape(-1,3),grid_faces(nt,na,wrap_v=True),c.reshape(-1,3),m)
    return variants('croi',n,mk)

def laminated_croissants(S):
    rng=base(S,('#e7b7a6','#efc6b7'),421,elev=36,dist=6.5,target=(.04,.04,.24)); cloth((-1.45,.75),(2.2,1.8),.35,'#f7f1e6','#b5546a',seed=421)
    plate(1.36,.11,'#f1ede4',speck='#8a7a66'); cr=croissant_mesh()
    for i,(x,y,z,a,tx) in enumerate(((-.60,.26,.235,.30,.0),(.58,.30,.235,-.40,.0),(.0,-.66,.235,.06,.0),(.0,.06,.60,-.08,-.16))): obj(cr[i%3],(x,y,z),quat=rotz(a)@Quaternion((1,0,0),tx),scale=.80)
    fl=variants('flake',6,lambda i: blob('flake',(.05,.032,.006),.5,1.8,i,2,food('flake','#b06a20','#e8b660',scale=6,rough=.5,sss=.1,bump=.3,rndv=.2)))
    upd(); drop(fl,rng,[p for p in dust_pts(rng,0,-.2,1.25,60) if hit(*p)[0]<.14],.006,tilt=.5,scale=(.4,1.0)); drop(fl,rng,[(rng.uniform(.6,1.7),rng.uniform(-1.2,-.8)) for _ in range(16)],.008,rand=True,scale=(.4,.9))
    # jam and a coffee bowl
    o,ih,pin=bowl(.40,.24,'#6d3b49',inner='#e9dccb',loc=(1.38,-.80),name='jam'); surface(pin,.18,lambda x,y,r,z:cmix('#8a0f22','#c4283a',.5+1.3*nz(x,y,6)),food('jam',vcol=True,rough=.14,sss=.25,bump=.25,bscale=14,coat=.7,rndv=0,rndh=0),(1.38,-.80),amp=.04,freq=6)
    o,ih,pin=bowl(.58,.40,'#f1ede4',inner='#f6f1e8',loc=(1.42,1.12),name='cafe'); surface(pin,.33,lambda x,y,r,z:mix(cmix('#7a4420','#a8673a',.5+1.0*nz(x,y,3)),lin('#f0dcbc'),sstep(.0,.35,nz(x*1.2,y,2.4,5)+.35*(1-r)-.1)),food('cafe',vcol=True,rough=.35,sss=.2,bump=.08,coat=.2,rndv=0,rndh=0),(1.42,1.12),amp=.006)
    berries(rng,[(-1.42,-.62),(-1.25,-.85),(-1.55,-.86)],'rrr')

def puff_skin(x,y,z,seed=0):
    c=cmix('#ab5a14','#d68c30',.5+1.2*nz(x,y,4,seed,4,z)); c=mix(c,lin('#74340c'),sstep(.10,.45,nz(x,y,3,seed+6,3,z))*.6); return mix(c,lin('#e8b45c'),sstep(.22,.5,nz(x,y,9,seed+2,3,z))*.5)

def wellington_piece(L,seed):
    """cross-section in x,y: pastry, spinach, mushroom duxelles, chestnut and lentil heart; extruded along z"""
    W,H=1.05,.86; ol=loaf_ol(W,H*.80,300,.10); m=vm('well',rough=.58,sss=.04,bump=.4,bscale=26,coat=.03,spec=.18,rndv=0,rndh=0); cy=H*.44
    def cf(x,y,z,p,s):
        face=(p>=1.99)|(p<.5); n=nz(x,y,6,seed,4,z); d=s+.020*n
        heart=cmix('#5f2f14','#94562a',.5+1.3*nz(x,y,8,seed,4)); heart=mix(heart,lin('#d9a860'),sstep(.24,.30,nz(x,y,7,seed+5,3))*.9); heart=mix(heart,lin('#c4541e'),sstep(.30,.36,nz(x,y,8,seed+8,3))*.9); heart=mix(heart,lin('#5a2a14'),sstep(.26,.38,nz(x,y,14,seed+3,3))*.7); heart=mix(heart,lin('#3f7a1c'),sstep(.36,.40,nz(x,y,15,seed+4,3))*.8); heart=mix(heart,lin('#a8142c'),sstep(.36,.39,nz(x,y,9,seed+13,2))*.95)
        dux=cmix('#24140a','#4a2e1a',.5+1.5*nz(x,y,16,seed+1,3)); spin=cmix('#12300a','#2f5f16',.5+1.4*nz(x,y,12,seed+2,3)); past=cmix('#c98f42','#e6bf7a',.5+1.2*nz(x,y,20,seed+7,3)); c=heart
        c=mix(c,dux,sstep(.66,.675,d)); c=mix(c,spin,sstep(.79,.80,d)); c=mix(c,past,sstep(.855,.865,d)); c=mix(c,lin('#f6e4b8'),sstep(.865,.872,d)*(1-sstep(.885,.90,d))*.6); c=mix(c,lin('#a8621e'),sstep(.965,.985,d))
        return np.where(face[...,None],c,puff_skin(x,y,z,seed))
    def side(x,y,z):
        u=np.arctan2(y-cy,x); w=.5+.5*np.cos((u*2.3+z*7.5)*2.0); v=.5+.5*np.cos((u*2.3-z*7.5)*2.0); lat=np.maximum(sstep(.70,.82,w),sstep(.70,.82,v))*sstep(H*.12,H*.2,y); return .040*lat+.012*nz(x,y,5,seed,3,z)-.008
    me=slab('well',ol,0,L,cf,m,.02,max(8,int(L*90)),60,sidef=side,disp=.006,dfreq=9,seed=seed)
    return me

def celebration_wellington(S):
    rng=base(S,('#2f4a3d','#3a5848'),422,elev=36,dist=6.1,target=(.02,-.02,.28)); cloth((1.75,.75),(2.0,1.8),-.4,'#efe6d6','#c9653d',seed=422)
    bd=tray_board(3.1,1.75,.09,'#5a3820','#8f6238',(0,.05),.06); bd.data.materials[0].node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value=.08; z=.09
    lie=lambda loc,ang,me: obj(me,loc,quat=rotz(ang)@STAND)   # the loaf's length runs along local x once lying
    ax=.50; d=np.array([math.cos(ax),math.sin(ax)])
    L=1.45; lie((-.42+L*d[0],.02+L*d[1],z),ax+math.pi,wellington_piece(L,3))  # its finely made end towards us
    # two slices have fallen towards us
    for (x,y,zz,a,tl),th,k in (((-.66,-.36,z+.01,.62,-1.44),.20,8),((-.20,-.54,z+.06,.35,-1.30),.20,5)): obj(wellington_piece(th,k),(x,y,zz),quat=rotz(a)@Quaternion((0,1,0),tl)@STAND)
    upd(); lf=leaf('parsley',5)
    def rosemary(x,y,zz,a,L=.5,n=34):
        gm=food('rosm','#2f4f2a','#6a8a5a',rough=.5,sss=.05,bump=.1,rndv=.2); nd=variants('rosn',2,lambda i: blob('rosn',(.072,.011,.007),.05,1,i,2,gm)); t=np.linspace(0,1,20); obj(tube_mesh('ross',np.stack([x+L*t*math.cos(a),y+L*t*math.sin(a),zz+.02+.02*np.sin(t*3)],-1),.012,food('ross','#5a4a2a','#7a6a3a',rough=.6,sss=0,bump=.2),7))
        for k in range(n):
            u=k/n; b=a+(1 if k%2 else -1)*rng.uniform(.5,.9); q=Vector((math.cos(b),math.sin(b),rng.uniform(-.1,.5))).normalized(); p=Vector((x+L*u*math.cos(a),y+L*u*math.sin(a),zz+.03))+q*.055; obj(nd[k%2],p,quat=Vector((1,0,0)).rotation_difference(q),scale=rng.uniform(.75,1.1))
    rosemary(.62,-.42,z,.25); rosemary(.80,-.60,z,-.1,.4); rosemary(-1.30,.42,z,.6,.42)
    # roast shallots, chestnuts, cranberries
    cm=food('cran','#8a0f1c','#c4222e',rough=.16,sss=.25,bump=.04,coat=.6,rndv=.2); cb=variants('cran',3,lambda i: blob('cran',(.068,.060,.058),.05,1.2,i,3,cm))
    for p in [(.32,-.62),(.50,-.52),(.44,-.74),(1.30,-.30),(1.20,-.46),(.62,-.72),(-1.36,-.10),(-1.24,.06),(1.42,-1.05),(1.28,-1.18),(-1.5,-1.0)]: obj(rng.choice(cb),(*p,(z if abs(p[0])<1.45 and p[1]>-.78 else 0)+.055),quat=rq(rng),scale=rng.uniform(.85,1.1))
    ch=food('chest','#6b3a1a','#9a6030',scale=3,rough=.35,sss=.1,bump=.1,coat=.25,rndv=.1); cs=variants('chest',3,lambda i: blob('chest',(.13,.12,.095),.10,1.3,i,4,ch,lambda p,n:np.stack([p[:,0]*(1-.25*np.clip(p[:,1]*6,0,1)),p[:,1],np.maximum(p[:,2],-.05)],-1)))
    for p in [(.92,-.20),(1.16,-.10),(-1.32,.20),(1.45,-.9)]: obj(rng.choice(cs),(*p,(z if p[1]>-.78 else 0)+.075),quat=align((rng.uniform(-.2,.2),rng.uniform(-.3,.1),1),rng.uniform(0,6)))
    for x,y in ((.36,-.44),(1.05,-.40),(-1.30,-.28)): lay(lf,rng,x,y,z+.04,tilt=.4,scale=1.0)
    # gravy
    o,ih,pin=bowl(.50,.36,'#e9e3d6',inner='#efe9dd',loc=(-1.32,1.42),name='gravy'); surface(pin,.27,lambda x,y,r,z_:cmix('#4a220c','#7a431c',.5+1.1*nz(x,y,3)),food('gravy',vcol=True,rough=.16,sss=.12,bump=.02,coat=.4,rndv=0,rndh=0),(-1.32,1.42),amp=.006)

def passion_fruit_entremet(S):
    rng=base(S,('#b9a7d8','#c7b8e2'),423,elev=35,dist=6.5,target=(.02,-.06,.26)); sweep('#b9a7d8','#c7b8e2',5.0); cloth((1.75,.85),(1.9,1.7),-.4,'#f7f3ea','#8a6ab0',seed=423)
    plate(1.56,.10,'#f6f2ea',speck='#a89a86'); z0=.062; R,H,gap,a0=1.02,.64,.66,-1.22
    gl=('#ee8c04','#f6a50f'); L=[(.11,'#a86e2c','#d6a052'),(.21,'#ffedc4','#fff4d8'),(.38,'#ee8a06','#f9aa1c'),(9,'#ffedc4','#fff4d8')]
    cf=cakecf(L,R,gl,.035,gl,3,hole=.10); m=vm('entr',rough=.30,sss=.22,sssr=(.12,.09,.03),bump=.10,bscale=22,coat=.10,rndv=0,rndh=0); mg=vm('entrg',rough=.10,sss=.12,sssr=(.14,.09,.02),bump=0,bscale=6,coat=1,spec=.8,rndv=0,rndh=0)
    def two(o):  # cut faces stay matt, the glaze shines
        me=o.data; me.materials.append(mg); v=np.empty(len(me.vertices)*3); me.vertices.foreach_get('co',v); v=v.reshape(-1,3); r=np.hypot(v[:,0],v[:,1])
        for p in me.polygons:
            i=list(p.vertices)
            if v[i,2].min()>H-.028 or r[i].min()>R-.03: p.material_index=1
    rf=lambda o: (two(o),o)[1]
    rf(obj(slab('ent',pac(R,gap,640,.02),0,H,cf,m,.055,80,60,disp=0,sidef=lambda x,y,z:.010*nz(x,y,9,3,3,z)*(z<.10)),(0,0,z0),(0,0,a0)))
    # the slice, pulled out to the right
    sl=obj(slab('entS',wedge_ol(R,gap-.10,.02,520),0,H,cf,m,.045,90,50),(.28*math.cos(a0)+.22,.28*math.sin(a0)-.0,z0),(0,0,a0+.34)); two(sl); upd()
    # coconut skirt, passion fruit pulp on top
    co=coconut_shred('#f3e9d4','#fffaf0')
    for k in range(430):
        a=a0+gap/2+.03+(6.283-gap-.06)*rng.random(); r=R+rng.uniform(-.004,.035); obj(rng.choice(co),(r*math.cos(a),r*math.sin(a),z0+rng.uniform(.0,.11)),quat=rq(rng),scale=rng.uniform(.8,1.2))
    pm=food('pulp','#e88a06','#f9b21c',scale=5,rough=.10,sss=.4,bump=.03,coat=.8,rndv=.1); pu=variants('pulp',3,lambda i: blob('pulp',(.058,.048,.040),.08,1.3,i,3,pm)); sd=variants('pseed',2,lambda i: blob('pseed',(.036,.024,.017),.04,1,i,3,food('pseed','#15100c','#2a1e16',rough=.18,sss=0,bump=.05,coat=.6)))
    P=spile(0,0,.80,.025)
    def heap(cx,cy,RR,n,PP):
        for x,y in poisson(rng,RR,.062,n,cx,cy):
            z=PP.put_ellipsoid(x,y,.055,.036,.016,.7); obj(rng.choice(pu),(x,y,z),quat=align((rng.uniform(-.4,.4),rng.uniform(-.5,.2),1),rng.uniform(0,6)),scale=rng.uniform(.8,1.1))
            if rng.random()<.55: obj(rng.choice(sd),(x+.012,y-.02,z+.026),quat=align((rng.uniform(-.4,.4),rng.uniform(-.7,.1),1),rng.uniform(0,6)),scale=rng.uniform(.85,1.1))
    heap(-.30,.30,.34,46,P); heap(-.12,.40,.22,18,P)
    wh=coconut(); fl=[lay_solid(lay(wh,rng,x,y,P.h(x,y)+.05,tilt=.6,scale=1.2),.008) for x,y in ((-.48,.22),(-.30,.46),(-.08,.30),(-.22,.16),(-.40,.42),(-.02,.50))]
    mintsprig(rng,-.24,.32,P.h(-.24,.32)+.06,.95)
    # halved passion fruit
    def half(x,y,s,nrm):
        q=align(nrm,rng.uniform(0,6)); pf=vm('pfr',rough=.5,sss=.1,bump=.35,bscale=16); RR=.27*s
        obj(rev('pfr',[(.001,-RR),(RR*.55,-RR*.86),(RR*.94,-RR*.4),(RR,-.01),(RR*.96,.012),(RR*.86,.0),(RR*.80,-.05),(RR*.4,-.10),(.001,-.11)],pf,lambda X,Y,Z:np.where((np.hypot(X,Y)>RR*.965)[...,None]|(Z<-.12)[...,None],cmix('#4a1a34','#7a3254',.5+1.2*nz(X,Y,5,2,3,Z)),cmix('#f3dfc0','#fbf0dc',.5+nz(X,Y,5))),.006,5,2,110),(x,y,RR*.82),quat=q); M=q.to_matrix()
        for dx,dy in poisson(rng,RR*.74,.058,34):
            v=M@Vector((dx,dy,-.055+.02*rng.random())); obj(rng.choice(pu),(x+v[0],y+v[1],RR*.82+v[2]),quat=align(nrm,rng.uniform(0,6)),scale=.95); w=M@Vector((dx+.01,dy,-.020)); 
            if rng.random()<.8: obj(rng.choice(sd),(x+w[0],y+w[1],RR*.82+w[2]+.006),quat=align(nrm,rng.uniform(0,6)),scale=.95)
    half(-1.46,-.86,1.0,(.15,-.55,1)); half(-1.02,-1.12,.92,(-.1,-.45,1)); half(1.58,-.92,.95,(-.25,-.6,1)); scatter_table(leaf('mint',5),rng,[(-1.30,-.62),(1.28,-1.12)],.05)

def raspberry_mille_feuille(S):
    rng=base(S,('#3d5a6c','#48687b'),424,elev=27,dist=5.7,target=(.14,.08,.36)); sweep('#3d5a6c','#48687b',4.6); cloth((-1.65,.75),(1.9,1.7),.4,'#f3ece0','#c9405a',seed=424)
    pm=vm('mf',rough=.55,sss=.06,bump=.5,bscale=34,coat=.12,rndv=0,rndh=0); cmt=food('mfc','#f0d690','#f9e8b8',scale=3,rough=.42,sss=.3,bump=.05,bscale=18,coat=.1,rndv=0,rndh=0); rp=raspberry()
    W,D,T=1.42,.62,.150
    def sheet(seed,iced=False):
        ol=rrect(W,D,.015,360)
        def cf(x,y,z,p,s):
            lay_=.5+.5*np.sin(z*250+11*nz(x,y,3.5,seed,4,z*2)); side=cmix('#9a5212','#eebd6c',.05+.85*lay_+.7*nz(x,y,9,seed,3,z*2)); side=mix(side,lin('#74380c'),sstep(.12,.45,nz(x,y,5,seed+3,3,z*3))*.6); top=cmix('#b8661a','#dd9c42',.5+1.2*nz(x,y,4,seed,4)); top=mix(top,lin('#7a3c10'),sstep(.15,.45,nz(x,y,6,seed+4))*.6); c=np.where((p>=1.5)[...,None],top,side)
            if iced:
                g=np.abs(((x+.02*np.sin(y*9))*8.5)%1-.5); v=.5+.5*np.sin(0*x); w=np.abs((x*8.5+.42*np.cos(y*10.5))%1-.5); ice=mix(cmix('#fbf6ec','#fffdf8',.5+nz(x,y,4)),lin('#4a2012'),(1-sstep(.06,.10,w))*.95); c=np.where((p>=1.5)[...,None],ice,c)
            return c
        sf=lambda x,y,z:.012*np.sin(z*250+11*nz(x,y,3.5,seed,4,z*2))+.034*nz(x,y,8,seed,3,z*7)
        return slab('mfs',ol,0,T,cf,pm,.010,44,60,sidef=sf,topf=lambda x,y,s:(.005 if iced else .016)*nz(x,y,7,seed),disp=.006,dfreq=16,seed=seed)
    def dot(r=.105): return rev('mfd',[(.001,0),(r*.72,0),(r,.045),(r*.98,.085),(r*.70,.135),(r*.30,.165),(.001,.185)],cmt,lambda X,Y,Z:np.ones(X.shape+(3,)),.004,8,1,60)
    dt=dot()
    def stack(cx,cy,rot,z,seed):
        F=lambda x,y:(cx+x*math.cos(rot)-y*math.sin(rot),cy+x*math.sin(rot)+y*math.cos(rot))
        for lvl in range(3):
            obj(sheet(seed+lvl,lvl==2),(cx,cy,z),(0,0,rot)); z+=T
            if lvl==2: break
            xs=np.linspace(-W/2+.115,W/2-.115,6); ys=(-D/2+.105,0,D/2-.105)
            for j,y in enumerate(ys):
                for i,x in enumerate(xs):
                    px,py=F(x,y)
                    if (i+j+lvl)%2 and j!=1: obj(rng.choice(rp),(px,py,z+.085),quat=align((0,0,1),rng.uniform(0,6),.15,rng),scale=1.10)
                    else: obj(dt,(px,py,z-.004),(0,0,rng.uniform(0,6)),(1.0,1.0,.98))
            z+=.165
        return F,z
    sl=plate(1.36,.10,'#f1ece2',speck='#7a6a58'); F,zt=stack(-.02,-.05,.22,.062,3)
    for x,y,s in ((-.48,.06,1.15),(-.34,-.12,1.1),(-.26,.12,1.1)): px,py=F(x,y); obj(rng.choice(rp),(px,py,zt+.08),quat=align((rng.uniform(-.3,.3),-.4,1),rng.uniform(0,6)),scale=s)
    px,py=F(-.36,.02); mintsprig(rng,px,py,zt+.17,.9)
    plate(.95,.09,'#f1ece2',speck='#7a6a58',loc=(1.35,1.75)); stack(1.35,1.75,-.25,.06,11)
    berries(rng,[(.98,-.60),(.80,-.78),(-.95,-.52),(1.45,-.92),(1.62,-.72),(-1.45,-.95)],'rrrrrr',.06); fk=crumb(food('mfk','#c9812c','#f0c67a',scale=6,rough=.5,sss=.1,bump=.3,rndv=.2),.028,6,.5,'mfk',2); upd(); drop(fk,rng,dust_pts(rng,.05,-.62,.75,34),.008,rand=True,scale=(.4,1.0)); sg=sugar(); drop(sg,rng,dust_pts(rng,.1,-.55,.9,120),.004)
    scatter_table(leaf('mint',5),rng,[(1.32,-1.1)],.04)

def cultured_cashew_camembert(S):
    rng=base(S,('#23304a','#2c3c5a'),425,elev=38,dist=6.0,target=(.0,.0,.18)); cloth((1.7,.95),(2.0,1.7),-.35,'#efe6d6','#b8713c',seed=425); tray_board(2.9,1.85,.09,'#7a4e2a','#b98a54',(0,.02),-.05); z0=.09; R,H,gap,a0=.80,.34,.74,-1.15
    rind=('#e9e2d0','#fbf8ef'); cf0=cakecf([(9,'#f0dca4','#f7e9bf')],R,rind,.028,rind,2,hole=.06)
    def cf(x,y,z,p,s):
        c=cf0(x,y,z,p,s); r=np.hypot(x,y); e=np.minimum(np.minimum(z,H-z),R-r); c=mix(c,lin('#e9c478'),(1-sstep(.03,.11,e))*(e>.022)*.7*(p<1.5)); c=mix(c,lin('#fbf8ef'),(1-sstep(.016,.026,np.minimum(z,H-z)))*(p<1.5)); b=(p>=1.5)|(r>R-.035); return mix(c,lin('#c9a878'),b*sstep(.20,.42,nz(x,y,6,4,4,z))*.45)
    m=vm('cam',rough=.62,sss=.22,sssr=(.08,.07,.04),bump=.35,bscale=34,rndv=0,rndh=0,bdist=.012)
    tf=lambda x,y,s:.012*nz(x,y,5)+.008*np.cos(x*26)*np.exp(-(y%.26-.13)**2/.002)*0
    obj(slab('cam',pac(R,gap,560,.02),0,H,cf,m,.05,50,60,topf=tf,disp=.008,dfreq=12),(-.22,.16,z0),(0,0,a0)); w=slab('camW',wedge_ol(R,gap*.86,.02,420),0,H,cf,m,.045,50,50,topf=tf,disp=.006,dfreq=12); obj(w,(.27,-.24,z0),(0,0,a0+.46)); upd()
    # creamy heart running from the cut
    rm=food('runny','#f0d898','#f9ebc4',scale=3,rough=.22,sss=.35,bump=.03,coat=.35,rndv=0,rndh=0)
    # figs, walnuts, crackers, grapes, thyme
    fm_=vm('fig',rough=.4,sss=.25,bump=.2,bscale=30,coat=.3,rndv=.05)
    def fig(x,y,z,nrm,s=1.0):
        def fc(px,py,r,a):
            n=nz(px,py,6); c=cmix('#c4324a','#e26a72',.5+1.2*n); c=mix(c,lin('#f4d9a0'),sstep(.25,.42,nz(px,py,16,3))*sstep(.12,.3,r)*.9); c=mix(c,lin('#7a1430'),(1-sstep(.05,.22,r))*.7); c=mix(c,lin('#f7ead0'),sstep(.74,.82,r)); c=mix(c,lin('#b9c48a'),sstep(.90,.93,r)*.6); return mix(c,lin('#4a2444'),sstep(.95,.975,r))
        q=align(nrm,rng.uniform(0,6)); obj(slice_disc('figd',.24*s,.03,fc,fm_),(x,y,z),quat=q); bm=food('figb','#3a1c3c','#6a3a5c',scale=3,rough=.42,sss=.1,bump=.12,coat=.2,rndv=0); obj(rev('figb',[(.001,-.36*s),(.03*s,-.35*s),(.045*s,-.30*s),(.12*s,-.22*s),(.215*s,-.11*s),(.243*s,-.02),(.241*s,0),(.001,.004)],bm,lambda X,Y,Z:np.ones(X.shape+(3,)),0,segs=90),(x,y,z),quat=q)
    fig(.86,.52,z0+.20,(-.35,-.75,.8)); fig(1.20,.34,z0+.17,(.10,-.85,.65),.95); fig(-1.12,-.52,z0+.16,(.2,-.75,.75),.9)
    wn=walnut()
    for x,y in ((.78,.20),(.72,.02),(-1.14,.10),(-.98,-.22),(1.42,-.92),(1.26,-1.08)): obj(rng.choice(wn),(x,y,(z0 if abs(x)<1.4 and y>-.85 else 0)+.07),(0,0,rng.uniform(0,6)))
    from c_kit import seedcracker
    sc=seedcracker(.27,.20)
    for i in range(5): obj(rng.choice(sc),(-1.30+.11*i,.88-.012*i,z0+.20),quat=rotz(-.25)@Quaternion((0,1,0),-1.05)@Quaternion((0,0,1),1.57),scale=.95)
    for x,y,a in ((-.62,-.66,.3),(-.28,-.72,-.2)): obj(rng.choice(sc),(x,y,z0+.035+.04*(x>-.5)),quat=align((.0,-.05+.12*(x>-.5),1),a),scale=.95)
    gm=food('grape','#4a1a3c','#7a2f58',scale=2,rough=.22,sss=.25,bump=.02,coat=.45,rndv=.18); gr=variants('grape',3,lambda i: blob('grape',(.105,.098,.098),.03,1.2,i,4,gm)); P=Pile(1.9,lambda X,Y:z0+0*X,.02)
    for x,y in poisson(rng,.25,.17,9,1.14,-.34)+poisson(rng,.13,.17,4,1.14,-.34): zz=P.put_ellipsoid(x,y,.10,.095,.02); obj(rng.choice(gr),(x,y,zz),quat=rq(rng),scale=rng.uniform(.9,1.05))
    obj(tube_mesh('gst',np.stack([1.10+.22*np.linspace(0,1,16),-.20+.10*np.linspace(0,1,16)**2,z0+.30+.10*np.sin(np.linspace(0,2.6,16))],-1),.018,food('gst','#6a5a2a','#9a8a4a',rough=.6,sss=0,bump=.2),8))
    th=food('thy','#4f6a34','#86a05e',rough=.5,sss=.1,bump=.1,rndv=.2); tl=variants('thy',2,lambda i: blob('thy',(.028,.016,.006),.05,1,i,2,th))
    for x,y,a in ((-.38,.42,.5),(-.30,.36,.9),(-1.45,-1.0,.2)):
        zz=hit(x,y)[0]+.012; t=np.linspace(0,1,16); obj(tube_mesh('thys',np.stack([x+.34*t*math.cos(a),y+.34*t*math.sin(a),zz+.01+0*t],-1),.007,th,6))
        for k in range(22): u=k/22; b=a+(1 if k%2 else -1)*1.0; obj(tl[k%2],(x+.34*u*math.cos(a)+.026*math.cos(b),y+.34*u*math.sin(a)+.026*math.sin(b),zz+.015),quat=align((0,0,1),b,.3,rng),scale=rng.uniform(.8,1.2))
