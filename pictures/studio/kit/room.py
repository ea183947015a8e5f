"""The room a dish stands in, as glaze, glass and oil mirror it: windows, dark walls, shelves. It does not light the scene."""
import bpy
import numpy as np
from .base import fbm, lin, mix, sstep

# Windows as (azimuth from +x, elevation of the middle, width, height, panes across, panes up, brightness); degrees.
WINDOWS = ((122, 40, 58, 44, 3, 3, 7.5), (38, 27, 24, 34, 2, 3, 3.2), (196, 30, 30, 50, 2, 4, 5.0), (-22, 24, 10, 34, 1, 3, 2.4))

def _panorama(w=768, h=384):
    """What is seen in every direction, linear colour (h, w, 3), row 0 straight down, as Blender's equirectangular images are."""
    u, v = np.meshgrid((np.arange(w)+.5)/w, (np.arange(h)+.5)/h); az = -(u-.5)*360; el = (v-.5)*180
    P = np.stack([np.cos(np.radians(az))*2, np.sin(np.radians(az))*2, el/30], -1)
    c = mix(lin('#5d544b'), lin('#8d8377'), sstep(-10, 60, el)); c = c*(.75+.5*fbm(P, 3)[..., None]); c = mix(c, lin('#d8d0c4')*1.1, sstep(52, 66, el))
    for k in range(14): # cupboards, shelves, people
        a, e, dw, dh = 360*((k*.618) % 1)-180, 6+18*((k*.37) % 1), 6+16*((k*.71) % 1), 6+16*((k*.29) % 1)
        d = np.abs((az-a+180) % 360-180); m = (1-sstep(dw-1.5, dw+1.5, d))*(1-sstep(dh-1.5, dh+1.5, np.abs(el-e))); c = mix(c, lin('#3a332c')*(.35+1.5*((k*.53) % 1)), m*.8)
    for a, e, ww, wh, nx, ny, s in WINDOWS:
        x = ((az-a+180) % 360-180)/(ww/2); y = (el-e)/(wh/2); inside = (1-sstep(.97, 1.03, np.abs(x)))*(1-sstep(.97, 1.03, np.abs(y)))
        sky = mix(lin('#dfe3dc'), lin('#eef3fb'), sstep(-.6, .9, y)); sky = mix(sky*.45*lin('#cfd8b4'), sky, sstep(-.75, -.35, y+.3*fbm(P*3+a, 2)))
        bars = np.maximum(*(1-sstep(.05, .07, np.abs((t+1)/2*n-np.round((t+1)/2*n))*2/n*1.0) for t, n in ((x, nx), (y, ny))))
        c = mix(c, mix(sky*s, lin('#efe9df')*.5, bars), inside)
    return (c*np.array((1.04, 1.0, .95))).astype(np.float32) # late in the day

def room():
    """Puts the room round the scene: a ray that was mirrored or refracted sees it, all others the even fill the world was."""
    nt = bpy.context.scene.world.node_tree; L = nt.links.new; bg = nt.nodes['Background']
    a = _panorama(); h, wd = a.shape[:2]; im = bpy.data.images.new('room', wd, h, float_buffer=True, alpha=False); im.colorspace_settings.name = 'Linear'
    im.pixels.foreach_set(np.concatenate([a, np.ones((h, wd, 1), np.float32)], -1).ravel()); im.update(); im.pack()
    t = nt.nodes.new('ShaderNodeTexEnvironment'); t.image = im; b2 = nt.nodes.new('ShaderNodeBackground'); L(t.outputs[0], b2.inputs[0]); b2.inputs[1].default_value = .38
    lp = nt.nodes.new('ShaderNodeLightPath'); mx = nt.nodes.new('ShaderNodeMath'); mx.operation = 'MAXIMUM'; L(lp.outputs['Is Glossy Ray'], mx.inputs[0]); L(lp.outputs['Is Transmission Ray'], mx.inputs[1])
    s = nt.nodes.new('ShaderNodeMixShader'); L(mx.outputs[0], s.inputs[0]); L(bg.outputs[0], s.inputs[1]); L(b2.outputs[0], s.inputs[2]); L(s.outputs[0], nt.nodes['World Output'].inputs[0])
    for o in bpy.context.scene.objects:
        if o.type == 'LIGHT' and o.data.type == 'AREA': o.visible_glossy = False
