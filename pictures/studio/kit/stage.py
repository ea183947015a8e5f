"""Light, table, wall, cloth, boards and camera."""
import math, random
import bpy
import numpy as np
from mathutils import Euler, Vector
from .base import N, disk_grid, fbm, grid_faces, lin, rrect, shade, srgb, sstep
from .shapes import ico, lay_solid, link, mesh, obj, prism
from .materials import TB, fm, food, muted, new_node, plaster, tabletop, wood

# How much of what a scene asks for the sun, the window and the white card give: a large soft window leads, the card opens the shadows.
SUN, WINDOW, CARD = .66, 2.7, 1.2

def stage(table=('#e7d9c4', '#efe4d3'), kind='plaster', sun=3.2, sun_dir=(-55, 18), fill='#dfe6ee', fill_s=.55, key=140, res=(1200, 900), samples=96,
          elev=50, az=0, dist=5.2, target=(0, 0, .25), lens=70, fstop=5.6, focus=None, exposure=0.0, look='Medium High Contrast', seed=1, rim=60, sun_angle=5):
    sc = bpy.context.scene; sc.render.engine = 'CYCLES'; sc.cycles.device = 'CPU'; sc.cycles.samples = samples
    sc.cycles.use_denoising = False; sc.cycles.use_adaptive_sampling = False; sc.cycles.adaptive_threshold = .012; sc.cycles.adaptive_min_samples = 32
    sc.cycles.max_bounces = 6; sc.cycles.diffuse_bounces = 2; sc.cycles.glossy_bounces = 2; sc.cycles.transmission_bounces = 6; sc.cycles.transparent_max_bounces = 6
    sc.cycles.sample_clamp_indirect = 4; sc.cycles.blur_glossy = 1.0; sc.cycles.caustics_reflective = False; sc.cycles.caustics_refractive = False; sc.cycles.seed = seed
    sc.render.resolution_x, sc.render.resolution_y = res; sc.render.resolution_percentage = 100; sc.render.threads_mode = 'AUTO'
    sc.view_settings.view_transform = 'Filmic'; sc.view_settings.look = look; sc.view_settings.exposure = exposure
    vl = sc.view_layers[0]; vl.cycles.denoising_store_passes = True
    # world
    w = bpy.data.worlds.new('w'); sc.world = w; w.use_nodes = True; bg = w.node_tree.nodes['Background']; bg.inputs[0].default_value = srgb(fill); bg.inputs[1].default_value = fill_s
    # table
    if kind == 'wood': mt = wood('table', *table)
    else: mt = tabletop('table', *table)
    n = 2; o = obj(mesh('table', [(-14, -14, 0), (14, -14, 0), (14, 14, 0), (-14, 14, 0)], [(0, 1, 2, 3)], mat=mt, smooth=False))
    # sun behind thin curtains, from back-left: its shadows have soft edges
    L = bpy.data.lights.new('sun', 'SUN'); L.energy = sun*SUN; L.angle = math.radians(max(sun_angle, 20)); L.color = srgb('#fff1dc')[:3]; so = link(bpy.data.objects.new('sun', L))
    so.rotation_euler = Euler((math.radians(sun_dir[0]), math.radians(sun_dir[1]), 0))
    # big soft window behind-left for sheen
    A = bpy.data.lights.new('win', 'AREA'); A.energy = key*WINDOW; A.shape = 'RECTANGLE'; A.size = 4.6; A.size_y = 3.2; A.color = srgb('#fff6ea')[:3]; ao = link(bpy.data.objects.new('win', A))
    ao.location = (-2.6, 4.2, 4.0); d = Vector((0, 0, .2))-ao.location; ao.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    if rim:
        B = bpy.data.lights.new('card', 'AREA'); B.energy = rim*CARD; B.size = 4; B.color = srgb('#ffe9d2')[:3]; bo = link(bpy.data.objects.new('card', B)); bo.location = (4, -2.2, 2.6); d = Vector((0, 0, .2))-bo.location; bo.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    # camera
    c = bpy.data.cameras.new('cam'); co = link(bpy.data.objects.new('cam', c)); sc.camera = co; c.lens = lens; c.sensor_width = 36
    e, a = math.radians(elev), math.radians(az); T = Vector(target)
    co.location = T+Vector((math.sin(a)*math.cos(e), -math.cos(a)*math.cos(e), math.sin(e)))*dist
    co.rotation_euler = (T-co.location).to_track_quat('-Z', 'Y').to_euler()
    sc['view'] = dict(elev=elev, az=az, dist=dist, target=tuple(target)); c.dof.use_dof = True; c.dof.aperture_fstop = fstop/10*1.0; c.dof.focus_distance = (Vector(focus)-co.location).length if focus else dist-.25
    return sc
def aim(elev, az=0, near=1.0, shift=(0, 0, 0), fstop=1.0, focus=None):
    """Puts the camera somewhere else: `near` times as far as the scene had it, target moved by shift, aperture fstop times as
    wide; focus (x, y, z) is sharp, or what lies a little in front of the middle."""
    sc = bpy.context.scene; v = sc['view']; T = Vector(v['target'])+Vector(shift); d = v['dist']*near; e, a = math.radians(elev), math.radians(v['az']+az); co = sc.camera
    co.location = T+Vector((math.sin(a)*math.cos(e), -math.cos(a)*math.cos(e), math.sin(e)))*d; look = T-co.location
    co.rotation_euler = look.to_track_quat('-Z', 'Y').to_euler(); dof = co.data.dof; dof.aperture_fstop *= fstop; dof.focus_distance = (Vector(focus)-co.location).dot(look.normalized()) if focus else d-.25
def cloth(loc=(0, 0), size=(2.4, 1.7), rot=.3, col='#c9d2c0', stripe=None, seed=3, fold=.05, weave=190, drape=None):
    nx, ny = 200, 150; u, v = np.meshgrid(np.linspace(-.5, .5, nx), np.linspace(-.5, .5, ny), indexing='ij')
    X, Y = u*size[0], v*size[1]; P = np.stack([X*1.1+seed, Y*1.1, X*0+seed*.7], -1)
    wx = X+.18*fbm(P*.9, 3); wy = Y+.18*fbm(P*.9+5, 3)
    z = np.zeros_like(X); rng = random.Random(seed)
    for k in range(5):
        a = rng.uniform(0, math.pi); ph = rng.uniform(0, 6.28); fr = rng.uniform(1.2, 3.4)
        s = np.sin((wx*math.cos(a)+wy*math.sin(a))*fr+ph); z += (np.maximum(s, 0)**3)*rng.uniform(.3, 1)
    soft = fbm(P*1.3+9, 3); crease = np.zeros_like(X)
    for k in range(4): # where it lay folded in a drawer, and where a hand gripped it
        a = rng.choice((0, math.pi/2))+rng.uniform(-.16, .16); q = X*math.cos(a)+Y*math.sin(a)-rng.uniform(-.35, .35)*max(size)/2+.05*soft; crease += np.exp(-np.abs(q)/.05)*rng.uniform(.3, 1)*(1 if k < 2 else .5+soft)
    z = z/3*fold*3.4+.022*np.clip(crease, 0, 1.6)+.05*np.maximum(soft, 0)*(1+fold*6)+.012+.008*fbm(P*4, 3)
    z = np.maximum(z, .006)
    X2 = X+.05*fbm(np.stack([Y*2, X*0+seed, X*0], -1), 2); Y2 = Y+.05*fbm(np.stack([X*2, X*0+seed+4, X*0], -1), 2)
    c = np.tile(np.array(muted(col, .2)[:3]), (nx, ny, 1))*(1+.05*fbm(P*2.2+4, 4))[..., None]
    if stripe and seed % 3: # one cloth in three has no stripes
        for a, b in ((.36, .385), (.40, .41), (.425, .435)):
            m = sstep(a-.002, a, np.abs(v))*(1-sstep(b, b+.002, np.abs(v)))
            c = c*(1-.8*m[..., None])+np.array(muted(stripe, .3)[:3])*.8*m[..., None]
    m = food('cloth%d' % seed, vcol=True, rough=.9, sss=0, bump=0, spec=.15, rndv=0, rndh=0, sheen=.3)
    nt = m.node_tree; b = nt.nodes['Principled BSDF']; tc = new_node(nt, 'ShaderNodeTexCoord')
    wv = []
    for d in ('X', 'Y'):
        w = new_node(nt, 'ShaderNodeTexWave', i_Scale=weave/6.28, i_Distortion=.6); w.bands_direction = d; nt.links.new(tc.outputs['Object'], w.inputs['Vector']); wv.append(w)
    mx = new_node(nt, 'ShaderNodeMath', operation='ADD'); nt.links.new(wv[0].outputs['Fac'], mx.inputs[0]); nt.links.new(wv[1].outputs['Fac'], mx.inputs[1])
    bp = new_node(nt, 'ShaderNodeBump', i_Strength=.35, i_Distance=.006); nt.links.new(mx.outputs[0], bp.inputs['Height']); nt.links.new(bp.outputs[0], b.inputs['Normal'])
    o = obj(mesh('cloth', np.stack([X2, Y2, z], -1).reshape(-1, 3), grid_faces(nx, ny), c.reshape(-1, 3), m), (loc[0], loc[1], 0), (0, 0, rot))
    s = o.modifiers.new('sol', 'SOLIDIFY'); s.thickness = .012
    return o
DEF=dict(elev=50,dist=6.3,target=(.02,.0,.2),sun=5.6,sun_dir=(-50,-26),sun_angle=4,fill='#cfdcf0',fill_s=.40,key=46,rim=16,fstop=8,exposure=.12,look='Medium High Contrast')
def sweep(c1,c2,y0=3.2,R=1.6,H=7):
    a=np.linspace(0,np.pi/2,24); py=np.concatenate([[-14],y0+R*np.sin(a)-0,[y0+R]]); pz=np.concatenate([[0],R-R*np.cos(a),[H]]); x=np.array([-14,14.]); V=np.array([[xx,yy,zz] for xx in x for yy,zz in zip(py,pz)]); n=len(py)
    for o in list(bpy.data.objects):
        if o.name.startswith('table'): bpy.data.objects.remove(o)
    o=obj(mesh('sweep',V,grid_faces(2,n),mat=tabletop('sweepm',c1,c2,'backdrop'))); o.visible_shadow=False
def base(S,table,seed=1,**cam):
    S=dict(S); S.update(cam); stage(table=TB[table] if isinstance(table,str) else table,**S); return random.Random(seed)
# The three tables there are now.
TABLES=dict(oak=('#6f4a2a','#b88a56'),linen=('#d8cdb8','#e8dfcd'),stone=('#8d8a84','#a8a49c'))
def on_table(S,kind,seed,wall=None,y0=3.2,**cam):
    """A table of its own in front of a wall (two colours), or without end."""
    rng=base(S,TABLES[kind],seed,**cam); far=14
    if wall: sweep(*wall,y0); far=y0-.5
    for o in list(bpy.data.objects):
        if o.name.startswith('table'): bpy.data.objects.remove(o)
    if kind!='oak': obj(mesh('top',[(-14,-14,.002),(14,-14,.002),(14,far,.002),(-14,far,.002)],[(0,1,2,3)],mat=tabletop('top'+kind,*TABLES[kind],'plaster' if kind=='stone' else 'linen'),smooth=False)); return rng
    w=1.28; obj(mesh('gap',[(-14,-14,.002),(14,-14,.002),(14,far,.002),(-14,far,.002)],[(0,1,2,3)],mat=fm('#1d120a',rough=.9,sss=0,bump=0,rndv=0),smooth=False))
    for k in range(-9,int(far/w)+1): q=w/2-.006; dx=rng.uniform(-5,5); obj(mesh('oak',[(-14-dx,-q,0),(14-dx,-q,0),(14-dx,q,0),(-14-dx,q,0)],[(0,1,2,3)],mat=wood('oaktop',*TABLES['oak'],rough=.55),smooth=False),(dx,(k+.62)*w,rng.uniform(.005,.009)))
    return rng
def tray_board(w=2.2,h=1.5,th=.07,c1='#8a5a34',c2='#c08d5a',loc=(0,0),rot=0,handle=False):
    m=wood('board'+c1,c1,c2); ol=rrect(w,h,.14,200); nr=10
    return obj(prism('board',ol,0,th,lambda x,y,z,p,s:np.ones(x.shape+(3,)),m,.02,4,10),(*loc,0),(0,0,rot))
def board(loc=(0,0),size=(3.2,2.2),rot=0,c1='#8a5a30',c2='#c08a52',th=.1,round_=9,z=0):
    m=wood('board'+c1,c1,c2); v,f=ico(5); s=(np.abs(v)**round_).sum(1)**(-1/round_); return obj(mesh('board',v*s[:,None]*np.array([size[0]/2,size[1]/2,th/2]),f,mat=m),(loc[0],loc[1],th/2+z),(0,0,rot))
def paper(loc=(0,0),size=(2.6,2.0),rot=.2,col='#f1e7d2',seed=9,z=0.0):
    nx,ny=140,110; u,v=np.meshgrid(np.linspace(-.5,.5,nx),np.linspace(-.5,.5,ny),indexing='ij'); X,Y=u*size[0],v*size[1]; Z=.01+.035*np.abs(fbm(np.stack([X*1.3+seed,Y*1.3,X*0],-1),3))*sstep(.25,.5,np.maximum(np.abs(u),np.abs(v)))+.004*N(X,Y,6,seed)
    return lay_solid(obj(mesh('paper',np.stack([X,Y,Z],-1).reshape(-1,3),grid_faces(nx,ny),mat=food('paper'+col,col,col,rough=.7,sss=0,bump=.25,bscale=6,rndv=0,rndh=0)),(loc[0],loc[1],z),(0,0,rot)),.006)
def bg(S,table,seed=1,cl=None,sw=None,**cam):
    """stage + cloth. cl=(x,y,w,h,rot,col,stripe,seed)"""
    D=dict(S); D.update(cam); stage(table=table,**D)
    if sw is not None: sweep(table[0],table[1],sw)
    if cl: cloth((cl[0],cl[1]),(cl[2],cl[3]),cl[4],cl[5],cl[6] if len(cl)>6 else None,seed=cl[7] if len(cl)>7 else 5)
    return random.Random(seed)
def area(loc,to,size,energy,col='#ffffff',vis=False):
    A=bpy.data.lights.new('area','AREA'); A.energy=energy; A.size=size; A.color=srgb(col)[:3]; o=link(bpy.data.objects.new('area',A)); o.location=loc; o.rotation_euler=(Vector(to)-Vector(loc)).to_track_quat('-Z','Y').to_euler(); o.visible_camera=False; o.visible_transmission=False; o.visible_glossy=vis; return o
def drinkstage(S,tab,wall=None,elev=16,dist=6.2,target=(.05,0,.80),sun_dir=(10,-50),sun=3.3,fstop=7,glow=40,front=70,sf=.6,y0=3.0,tab2=None,**k):
    S=dict(S); S.update(elev=elev,dist=dist,target=target,fstop=fstop,sun=sun,sun_dir=sun_dir,fill_s=.42,key=55,rim=30,exposure=-.02); S.update(k); S['samples']=max(3,round(S['samples']*sf)) # glass is slow and clean: fewer samples are enough
    stage(table=(tab,shade(tab,1.12)),**S); sc=bpy.context.scene
    sc.cycles.max_bounces=10; sc.cycles.transmission_bounces=10; sc.cycles.transparent_max_bounces=20
    w=wall or tab; sweep(w,shade(w,1.12),y0)
    if wall: # own table top, ends before the wall
        n=60; xs=np.linspace(-14,14,n); V=[(-14,-14,.004),(14,-14,.004),(14,y0-.9,.004),(-14,y0-.9,.004)]; obj(mesh('top',V,[(0,1,2,3)],mat=tabletop('top',tab,tab2 or shade(tab,1.12)),smooth=False))
    if glow: area((.3,y0-.7,.35),(.3,y0+1.5,1.6),1.6,glow,'#fff4e4')
    area((-2.2,-4.2,2.4),(0,0,.7),2.4,front,'#fff3e2')
    return sc
def snackstage(S,tab,elev=46,dist=6.2,target=(.02,0,.2),kind='plaster',tab2=None,wall=None,**k):
    S=dict(S); S.update(elev=elev,dist=dist,target=target); S.update(k); stage(table=(tab,tab2 or shade(tab,1.1)),kind=kind,**S)
    if wall: sweep(wall,shade(wall,1.1),4.5)
def plank(loc=(0,0),size=(2.6,1.7),rot=0,c=('#8a5a30','#c08a54'),th=.09,handle=False):
    n=0; x,y,f=disk_grid(1,10,160); a=np.arctan2(y,x); r=np.hypot(x,y); p=9; rad=(np.abs(np.cos(a))**p+np.abs(np.sin(a))**p)**(-1/p); X,Y=x*rad*size[0]/2,y*rad*size[1]/2; N=len(X); e=.015*sstep(.97,1,r)
    V=np.concatenate([np.stack([X,Y,th-e],-1),np.stack([X,Y,0*X+.0],-1)]); nr=10; side=[(i*nr+nr-1,i*nr+nr-1+N,((i+1)%160)*nr+nr-1+N,((i+1)%160)*nr+nr-1) for i in range(160)]
    o=obj(mesh('board',V,f+[tuple(k+N for k in reversed(q)) for q in f]+side,mat=wood('bd'+c[0],*c),smooth=False),(loc[0],loc[1],0),(0,0,rot)); return th
def slate(loc=(0,0),R=1.3,c='#3a4048',th=.07,rot=0,sx=1.2):
    x,y,f=disk_grid(1,12,140); a=np.arctan2(y,x); r=np.hypot(x,y); rad=R*(1+.0*a); N=len(x); V=np.concatenate([np.stack([x*rad*sx,y*rad,th-.02*sstep(.95,1,r)],-1),np.stack([x*rad*sx,y*rad,0*x],-1)]); nr=12; side=[(i*nr+nr-1,i*nr+nr-1+N,((i+1)%140)*nr+nr-1+N,((i+1)%140)*nr+nr-1) for i in range(140)]
    obj(mesh('slab',V,f+[tuple(k+N for k in reversed(q)) for q in f]+side,mat=plaster('slab'+c,c,shade(c,1.15),scale=2,rough=.5,bump=.1),smooth=True),(loc[0],loc[1],0),(0,0,rot)); return th
def baking_paper(loc=(0,0),size=(2.2,1.6),rot=.2,col='#e3cfa6',z=.0,seed=2):
    nx,ny=90,70; u,v=np.meshgrid(np.linspace(-.5,.5,nx),np.linspace(-.5,.5,ny),indexing='ij'); X,Y=u*size[0],v*size[1]; zz=z+.012+.05*np.abs(fbm(np.stack([X*1.6+seed,Y*1.6,X*0],-1),2))+.010*fbm(np.stack([X*7+seed,Y*7,X*0],-1),2)
    o=obj(mesh('paper',np.stack([X,Y,zz],-1).reshape(-1,3),grid_faces(nx,ny),mat=fm(col,shade(col,1.08),rough=.85,sss=0,bump=.2,bscale=20,rndv=0)),(loc[0],loc[1],0),(0,0,rot)); return o
