"""What guides teach, one function a guide: guide_ and its id with _ for -. Three tables only (oak, linen, stone), a low camera, a second thing out of focus."""
import bpy
from kit import *

def _raised(make,z):
    """What make() builds, z higher."""
    old=set(bpy.data.objects); out=make()
    for o in set(bpy.data.objects)-old: o.location.z+=z
    return out
def _filled(G,rng,meshes,r,level,core,d=None,size=1.0,flat=False):
    """Dry goods in a glass, up to `level` of its height: pieces that lie against the glass, two deep, round a core of their colour, and a heap on top."""
    z1=G.floor+(G.H-G.floor)*level; d=d or r*1.5; r,d=r*size,d*size; turn=lambda a: align((math.cos(a)+rng.gauss(0,.45),math.sin(a)+rng.gauss(0,.45),rng.gauss(0,.6)),rng.uniform(0,6)) if flat else rq(rng); obj(rev('core',[(.001,G.floor),(float(np.interp(G.floor+.1,G.pin[:,1],G.pin[:,0]))-r*1.6,G.floor+.01),(float(np.interp(z1,G.pin[:,1],G.pin[:,0]))-r*1.8,z1-r),(.001,z1-r*.4)],fm(core,shade(core,.6),scale=20,rough=.9,sss=0,bump=.6,bscale=30),lambda X,Y,Z:np.ones(X.shape+(3,)),sm=False),(G.x,G.y,0))
    for deep in (1.75,1.0):
        z=G.floor+r*.6
        while z<z1:
            R=float(np.interp(z,G.pin[:,1],G.pin[:,0]))-r*deep*.95; n=max(3,int(2*math.pi*R/d)); a0=rng.uniform(0,6)
            for k in range(n): a=a0+(k+rng.uniform(-.3,.3))*2*math.pi/n; obj(rng.choice(meshes),(G.x+R*math.cos(a),G.y+R*math.sin(a),z+rng.uniform(-.4,.4)*d),quat=turn(a),scale=uneven(rng,size*rng.uniform(.9,1.1)))
            z+=d*.86
    R=float(np.interp(z1,G.pin[:,1],G.pin[:,0]))-r
    for x,y in gp(rng,R,d*.8,900): obj(rng.choice(meshes),(G.x+x,G.y+y,z1+rng.uniform(-.3,.5)*r+.06*(1-(x*x+y*y)/R**2)),quat=align((rng.gauss(0,.4),rng.gauss(0,.4),1),rng.uniform(0,6)) if flat else rq(rng),scale=uneven(rng,size))
def _lidded(G,c=('#7a5230','#b98c58')):
    """A turned wooden lid."""
    R=G.rim+.045; obj(rev('jarlid',[(.001,0),(R*.92,0),(R,.02),(R,.10),(R*.95,.125),(.001,.13)],wood('jl',*c),lambda X,Y,Z:np.ones(X.shape+(3,)),.002,9,3),(G.x,G.y,G.H-.02))
def _borlotti(dry=1.0): return bean(food('borl%s'%dry,'#5f1f1c','#d9b796',scale=11,rough=.34,sss=.08,bump=.1,coat=.25,contrast=(.40,.50),rndv=.16),(.118,.072,.066),'borl',.55)
def _oats(): return variants('oatdry',7,lambda i: blob('oatdry',(.052,.038,.009),.4,2.4,i*3,3,food('oatdry','#c9a070','#efdcb2',scale=14,rough=.7,sss=.12,bump=.5,bscale=60,rndv=.2)))

def guide_cook_dried_beans(S):
    rng=on_table(S,'oak',901,elev=33,dist=5.0,target=(.10,.10,.24)); cloth((-1.55,.75),(2.0,1.9),.35,'#ddd3c0',seed=903)
    o,ih,pin=bowl(1.12,.54,'#d9d0bd',inner='#e6dece',clay='#8a6547'); X,Y,f=disk_grid(.90,20,60); floor=obj(mesh('floor',np.stack([X,Y,.26+0*X],-1),f,mat=fm('#a98a70',rough=.8,sss=0,bump=.4)))
    bn=_borlotti(); tumble(rng,[(None,bn,60,(.95,1.2)) for _ in range(3)],[o,floor],.78,.55,frames=80); lv=.475; R=float(np.interp(lv,pin[:,1],pin[:,0]))
    q=Liquid(pin,lv,('#ffffff','#ffffff'),seed=4); q.rough(.0025,2.4,2,2); q.meniscus(.016); q.bubbles(rng,34,(.006,.018)); w=q.show(clear_film('soak','#f0e4cc',.8),'water'); w.visible_shadow=w.visible_diffuse=False
    G=glassware('jar',.72,1.75,1.05); _filled(G,rng,bn,.085,.66,'#7a4436',.14,.8)
    wooden_spoon(1.28,-.62,2.45,.0,0,.85)
    for x,y in ((-1.25,-.62),(-1.05,-.80),(1.02,-1.02)): obj(rng.choice(bn),(x,y,.062),(0,0,rng.uniform(0,6)),.9)

def _tofu_block(w,d,h,seed):
    m=food('tofublock',vcol=True,rough=.42,sss=.35,sssr=(.08,.06,.04),bump=.25,bscale=70,rndv=0)
    def cf(x,y,z,p,s): n=nz(x,y,6,seed,4,z*6); pr=sstep(.30,.5,nz(x,y,15,seed+3,2,z*15)); return mix(cmix('#ead9b4','#f7ebcd',.5+.9*n),lin('#cbae7c'),.45*pr)
    return prism('tofublock',rrect(w,d,.03,420),0,h,cf,m,.03,40,60,topf=lambda x,y,s:.010*nz(x,y,3,seed),disp=.010,dfreq=11,seed=seed,sidef=lambda x,y,z:.02*np.sin(z/h*3.14)+.012*nz(x,y,4,seed,3,z*4))
def guide_press_and_freeze_tofu(S):
    rng=on_table(S,'stone',911,elev=20,dist=5.2,target=(.10,.0,.38),exposure=.22,wall=('#5d6660','#727b74'),y0=4.4)
    plate(1.32,.12,'#e6dfd0',speck='#7a6a58'); cloth((0,0),(1.75,1.3),.06,'#e9e2d2',seed=912,fold=.02)
    for o in bpy.data.objects:
        if o.name.startswith('cloth'): o.location.z+=.05
    obj(_tofu_block(1.30,.92,.42,3),(0,0,.09),(0,0,.05)); board((.02,.02),(1.75,1.25),.10,'#7a4e2a','#b5824e',.09,z=.51)
    _raised(lambda: skillet(.78,.20,(0,.02),.28),.60)

def _knife(L=2.0,H=.46):
    """A cook's knife, its edge along -y, the heel at x=0, the tip at L: a blade that thins towards its edge, ground in fine lines, a riveted handle."""
    nx,ny=150,24; t=np.linspace(0,1,nx)[:,None]; s=np.linspace(0,1,ny)[None,:]; spine=.04-.16*t**3.2; edge=-H+(H-.14)*t**2.6; edge=np.minimum(edge,spine-.004); y=spine+(edge-spine)*s; x=t*L+0*s; th=.021*(1-.55*t)*(1-s**1.15)+.0005; V=np.concatenate([np.stack([x,y,th],-1).reshape(-1,3),np.stack([x,y,-th],-1).reshape(-1,3)]); f=grid_faces(nx,ny); n=nx*ny
    side=[(i*ny,(i+1)*ny,(i+1)*ny+n,i*ny+n) for i in range(nx-1)]+[(j,j+n,j+1+n,j+1) for j in range(ny-1)]; m=metal('blade','#eef0f0',.30); blade=mesh('blade',V,f+[tuple(k+n for k in reversed(q)) for q in f]+side,mat=m); _ground(m)
    u=np.linspace(0,1,60)[:,None]; a=np.linspace(0,2*np.pi,40,endpoint=False)[None,:]; hh=(.115+.02*np.sin(u*5.5+.6)+.03*u**4)*np.clip(1-((u-.96)/.04).clip(0,1)**2,.05,1)**.5; ht=.072*np.clip(1-((u-.96)/.04).clip(0,1)**2,.05,1)**.5+0*u; c,z=np.cos(a),np.sin(a); P=np.stack([-.10-1.12*u+0*a,-.09-.05*u**2+hh*np.sign(c)*np.abs(c)**.75,ht*np.sign(z)*np.abs(z)**.75],-1).reshape(-1,3); h=mesh('handle',P,grid_faces(60,40,wrap_v=True)+[tuple(range(39,-1,-1)),tuple(59*40+k for k in range(40))],mat=wood('kh','#2a1a12','#5a3a26',.4))
    b=blob('bolster',(.085,.125,.062),0,1,0,4,m,None,None,1,5); rv=blob('rivet',(.028,.028,.075),0,1,0,3,metal('rivet','#c9b07a',.3),None,None,1,6); return blade,h,b,rv
def _ground(m):
    """Fine lines across the blade, as a stone leaves them."""
    nt=m.node_tree; b=nt.nodes['Principled BSDF']; tc=new_node(nt,'ShaderNodeTexCoord'); mp=new_node(nt,'ShaderNodeMapping'); mp.inputs['Scale'].default_value=(30,.6,.6); n=new_node(nt,'ShaderNodeTexNoise',i_Scale=4,i_Detail=3); L=nt.links.new; L(tc.outputs['Object'],mp.inputs['Vector']); L(mp.outputs[0],n.inputs['Vector']); r=new_node(nt,'ShaderNodeMapRange'); r.inputs[3].default_value=.26; r.inputs[4].default_value=.36; L(n.outputs['Fac'],r.inputs[0]); L(r.outputs[0],b.inputs['Roughness']); return m
def guide_sharpen_a_knife(S):
    rng=on_table(S,'oak',921,elev=31,dist=4.9,target=(.05,.12,.18)); cloth((-.05,.0),(2.7,1.5),.10,'#7f8b86',seed=925,fold=.02)
    def stone(z0,z1,c1,c2,k): m=vm('stone%d'%k,rough=.72,sss=0,bump=.35,bscale=120,bdist=.004,rndv=0,rndh=0); return prism('stone',rrect(2.0,.70,.02,360),z0,z1,lambda x,y,z,p,s: mix(cmix(c1,c2,.5+.9*nz(x,y,2.2,k,5,z*3)),lin(shade(c1,.55)),(sstep(-.02,.16,nz(x,y,1.7,k+4,4))*(p>1.4))*.75*(k==2)),m,.016,8,50,disp=.002,dfreq=20,seed=k)
    obj(stone(.07,.19,'#7d7f80','#8d8f8f',1),(0,0,0),(0,0,.10)); obj(stone(.19,.33,'#b98a5c','#c99f72',2),(0,0,0),(0,0,.10))
    F=Frame((-.62,-.20,.335),(math.radians(14),0,.46)); bl,h,b,rv=_knife(); F.add(bl,(0,.44,0)); F.add(h,(0,.44,0)); F.add(b,(-.07,.34,0))
    for x in (-.35,-.68,-1.0): F.add(rv,(x,.35-.05*(x*x),0))
    o=obj(roundfruit('tomato')[0],(1.02,2.25,.25),(.1,.1,.4),.95)

def _whisk(loc,q,mat,L=1.15,R=.27,n=7):
    """A balloon of wires on a handle; the balloon's end lies at loc, the handle along +x of q."""
    t=np.linspace(0,1,80)
    for k in range(n):
        a=math.pi*k/n; half=R*np.sin(np.pi*np.clip(t,0,1)**.72)**.9; x=L*t; up=np.concatenate([np.stack([x[::-1],half[::-1]*math.cos(a),half[::-1]*math.sin(a)],-1),np.stack([x[1:],-half[1:]*math.cos(a),-half[1:]*math.sin(a)],-1)]); obj(tube_mesh('wire',up,.011,mat,8),loc,quat=q)
    p=np.stack([np.linspace(L-.03,L+1.1,40),np.zeros(40),np.zeros(40)],-1); obj(tube_mesh('wh',p,np.interp(np.linspace(0,1,40),[0,.04,.1,.5,.93,1],[.03,.045,.045,.062,.052,.02]),mat,20),loc,quat=q)
def _foam_skin(pin,level,loc=(0,0)):
    """Aquafaba that was whipped stiff: the whisk's furrows, peaks that stand where it was lifted out, small bubbles in its flanks."""
    q=Liquid(pin,level,('#f1e6d0','#fbf3e2'),loc,5,.16,fine=300,contrast=.3); q.spoon_marks(.15,2.1,1,2,.06,.2); q.rough(.022,3.2,3,1); q.rough(.004,9,6,2)
    for x,y,h,w,lean in ((-.22,-.10,.30,.13,.08),(.30,-.34,.17,.10,-.05),(-.46,.30,.15,.11,.05)):
        for k in range(60): u=k/59; cx,cy=x+lean*u**2,y-lean*.6*u**2; r=w*(1-u)**1.5+.012; d=np.hypot(q.X-cx,q.Y-cy)/r; q.H=np.maximum(q.H,np.where(d<1,level+.14+h*u+r*.5*np.sqrt(np.clip(1-d*d,0,1))-.02,-9))
    q.H=q.blur(q.H,.026); q.pits(random.Random(5),90,(.003,.008)); return q
def guide_aquafaba(S):
    rng=on_table(S,'oak',931,elev=27,dist=5.4,target=(.14,.10,.42)); cloth((-1.5,.9),(2.0,1.8),.3,'#cfd3c4',seed=933)
    o,ih,pin=bowl(1.10,.60,'#4f6468',inner='#5b7074',clay='#3b3a36',speck='#26302f'); q=_foam_skin(pin,.52); q.show(vm('afoam',rough=.48,sss=.4,sssr=(.08,.07,.06),bump=.06,bscale=90,bdist=.004,spec=.35,rndv=0,rndh=0),'foam')
    _whisk((.05,.12,.58),basis((.82,.22,.34),(-.3,0,1)),metal('whisk','#d2d0ca',.2))
    G=glassware('jar',-.62,1.85,1.0); _filled(G,rng,chickpea(),.088,.72,'#c9a066',.15,.7); pour(G,.5,[(0,'#d9b77c'),(1,'#e3c793')],drink_mat('brine','clear',emis=0,alpha=.15),seed=2)

def guide_vegan_pantry(S):
    rng=on_table(S,'oak',941,wall=('#b9b3a4','#c8c2b3'),y0=2.4,elev=11,dist=6.0,target=(.06,0,.66),fstop=7); bb=bean(food('bbdry','#141013','#2e2429',scale=5,rough=.3,sss=0,bump=.1,coat=.35,rndv=.25),(.105,.064,.060),'bbdry',.55)
    J=[(-.98,.62,1.0,chickpea(),.088,.80,'#b98a50',.15,.62),(-.02,.30,1.12,_oats(),.05,.72,'#b9925c',.074,.8,True),(.98,.55,1.0,lentil(food('redlen','#b8481c','#e08a4a',scale=3,rough=.55,sss=.12,bump=.1,rndv=.2)),.042,.62,'#9a4420',.066,.75,True),(1.75,1.4,1.05,bb,.085,.8,'#171215',.14,.65)]
    for k,(x,y,s,ms,r,lv,core,d,*how) in enumerate(J):
        G=glassware('jar',x,y,s); _filled(G,rng,ms,r,lv,core,d,*how)
        if k!=1: _lidded(G)
    wooden_spoon(.28,-.42,.35,.0,0,.7)
    for x,y in [(rng.gauss(.42,.13),rng.gauss(-.40,.09)) for _ in range(60)]: obj(rng.choice(_oats()),(x,y,.05 if abs(x-.42)<.1 else .012),quat=align((rng.gauss(0,.2),rng.gauss(0,.2),1),rng.uniform(0,6)))

def guide_egg_swaps_in_baking(S):
    rng=on_table(S,'linen',951,elev=36,dist=5.2,target=(.08,.16,.22)); cloth((1.7,.6),(1.8,1.8),-.4,'#a9b09a',seed=954)
    o,ih,pin=bowl(1.10,.54,'#5d6f78',inner='#e3dccb',clay='#5a4a3a'); q=Liquid(pin,.36,('#d9b878','#ecd6a2'),(0,0),6,.05,contrast=.35); q.spoon_marks(.07,2.0,1,2,.12); q.rough(.008,6,3); q.specks(rng,160,(.003,.009),('#6a4420','#8a5a2c'),.95,.2); q.pits(rng,120,(.004,.014)); q.meniscus(.02); q.wash(up=.10,seed=3); q.show(wet_mat('batter',.38,.16,.06,.06))
    wooden_spoon(-.12,-.12,.55,.295,-.20,1.0)
    o2,i2,p2=smallbowl(.50,.30,'#e9e1d0',(-1.12,1.42)); x,y,f=disk_grid(.40,90,200); obj(mesh('flax',np.stack([x,y,.20+.12*np.clip(1-(x*x+y*y)/.16,0,1)+.02*nz(x,y,9,2)+.010*nz(x,y,40,3)],-1),f,cmix('#6b4322','#b38a58',.5+1.0*nz(x,y,30,4,3)),vm('flaxm',rough=.85,sss=.02,bump=.6,bscale=90,rndv=0,rndh=0)),(-1.12,1.42,0))
    o3,i3,p3=smallbowl(.44,.28,'#46565c',(.35,1.85),inner='#d9d2c2'); L3=Liquid(p3,.18,('#d9c08a','#e6d3a4'),(.35,1.85),3); L3.meniscus(); L3.show(wet_mat('aqf',.10,.1,.6,.0))

def guide_protein_through_the_day(S):
    rng=on_table(S,'stone',961,elev=30,dist=5.5,target=(.10,.26,.24)); cloth((-1.85,.15),(1.7,1.9),.25,'#d9d0bd',seed=962)
    dome=lambda x,y: .30+.15*np.clip(1-(x*x+y*y)/.62,0,1); o,ih,pin=bowl(1.02,.46,'#e4dac6',inner='#ece4d4',clay='#8a6547'); X,Y,f=disk_grid(.86,30,90); obj(mesh('heart',np.stack([X,Y,dome(X,Y)-.02],-1),f,mat=fm('#4a3a22',rough=.8,sss=0,bump=.4)))
    ln=lentil(food('brownlen','#5a4526','#94794a',scale=4,rough=.5,sss=.08,bump=.12,coat=.12,rndv=.28)); flat=lambda k: align((rng.gauss(0,k),rng.gauss(0,k),1),rng.uniform(0,6)); off=lambda x,y: ((x-.30)*.80+(y-.10)*.60)**2/.20+(-(x-.30)*.60+(y-.10)*.80)**2/.035>1
    for k,(d,n) in enumerate(((.042,1600),(.05,1100),(.07,420))):
        for x,y in gp(rng,.90,d,n): obj(rng.choice(ln),(x,y,float(dome(np.array(x),np.array(y)))+.010*k+rng.uniform(-.008,.014)-(.0 if off(x,y) else .03)),quat=flat(.4),scale=uneven(rng,rng.uniform(.85,1.1)))
    spoon((.04,-.08,.355),.64,1.0,metal('steel','#d6d3cc',.2),tilt=-.16)
    o3,i3,p3=smallbowl(.60,.34,'#56645c',(1.02,1.55),inner='#66746c'); x,y,f=disk_grid(.50,20,60); b3=obj(mesh('fl3',np.stack([x,y,.16+.08*np.clip(1-(x*x+y*y)/.25,0,1)],-1),f,mat=fm('#7a5230',rough=.8,sss=0,bump=.4)),(1.02,1.55,0)); tumble(rng,[(None,almond(),40,(.9,1.1))],[o3,b3],.42,.5,1.02,1.55,frames=70)
    board((-.70,1.75),(1.7,1.1),.12,'#7a4e2a','#b5824e',.09); F=Frame((-.62,1.78,.09),(0,0,.12)); F.add(_tofu_block(.62,.66,.36,4),(-.28,0,0))
    for k,x in enumerate((.14,.30,.50)): F.add(_tofu_block(.13,.66,.36,6+k),(x,-.02*k,.0),(0,.10*k*(k>1),.03*k))

def _words(text,size,at,R,z,bold=False,spacing=1.0):
    """Printed words round a jar of radius R, their middle towards -y; gives how wide they are."""
    c=bpy.data.curves.new('words','FONT'); c.body=text; c.size=size; c.align_x='LEFT'; c.offset=.003*size if not bold else .020*size; c.resolution_u=6; o=bpy.data.objects.new('words',c); bpy.context.scene.collection.objects.link(o); bpy.context.view_layer.update(); dg=bpy.context.evaluated_depsgraph_get(); me=bpy.data.meshes.new_from_object(o.evaluated_get(dg)); bpy.data.objects.remove(o)
    n=len(me.vertices); v=np.empty(n*3); me.vertices.foreach_get('co',v); v=v.reshape(-1,3); w=float(v[:,0].max()) if n else 0; a=-math.pi/2+(v[:,0]+at)/R; me.vertices.foreach_set('co',np.stack([R*np.cos(a),R*np.sin(a),z+v[:,1]],-1).ravel()); me.materials.append(fm('#1d1a17',rough=.8,sss=0,bump=0,rndv=0)); return me,w
def guide_read_a_label(S):
    rng=on_table(S,'linen',971,wall=('#7d8478','#8e9589'),y0=3.6,elev=15,dist=4.6,target=(.16,0,.58),fstop=6); G=glassware('jar',0,0,1.0); pour(G,.86,[(0,'#a9743c'),(.5,'#b8844a'),(1,'#bd8a50')],vm('pnut',rough=.4,sss=.12,bump=.12,bscale=30,coat=.1,rndv=0,rndh=0),.1,seed=3)
    R=G.R+.004; z0,z1=.20,.98; a=np.linspace(-math.pi/2-1.15,-math.pi/2+1.15,120)[:,None]; z=np.linspace(z0,z1,40)[None,:]; obj(mesh('label',np.stack([R*np.cos(a)+0*z,R*np.sin(a)+0*z,z+0*a],-1).reshape(-1,3),grid_faces(120,40),mat=food('labelp','#efe8d8','#f5efe2',scale=3,rough=.75,sss=0,bump=.06,bscale=60,rndv=0,rndh=0)))
    y=z1-.15
    for size,words in ((.115,[('Peanut butter',1)]),(.066,[('Ingredients',1)]),(.070,[('Roasted ',0),('PEANUTS',1),(',',0)]),(.070,[('SOYA',1),(' oil, sea salt.',0)]),(.070,[('Traces of ',0),('NUTS',1),('.',0)])):
        at=-.40
        for t,b in words: me,w=_words(t.strip(),size,at+(size*.28 if t[0]==' ' else 0),R+.003,y,b); obj(me); at+=w+(size*.28 if t[0]==' ' else 0)+(size*.28 if t[-1]==' ' else 0)
        y-=size*1.72
    G2=glassware('jar',.95,1.5,1.0); _filled(G2,rng,almond(),.10,.7,'#8a5a34',.17,.75); _lidded(G2)
    spoon((.62,-.42,0),.25,.9,metal('steel','#d6d3cc',.2))
