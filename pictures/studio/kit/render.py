"""Rendering and denoising."""
import os, subprocess, time
import bpy
import cv2
import numpy as np

# A process of its own: PyTorch and Blender's Python do not share one.
DENOISER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'oidn.py')
def _load(path):
    im = bpy.data.images.load(path, check_existing=False); im.colorspace_settings.name = 'Linear'
    w, h = im.size; a = np.empty(w*h*4, np.float32); im.pixels.foreach_get(a); bpy.data.images.remove(im); return a.reshape(h, w, 4)
def render(path, bloom=.0):
    """Renders the scene, denoises it by colour, albedo and normals, and writes the developed picture to path (PNG)."""
    sc = bpy.context.scene; t = time.time(); vl = sc.view_layers[0]
    vl.cycles.denoising_store_passes = True; vl.use_pass_combined = True
    sc.use_nodes = True; nt = sc.node_tree
    for n in list(nt.nodes): nt.nodes.remove(n)
    rl = nt.nodes.new('CompositorNodeRLayers'); fo = nt.nodes.new('CompositorNodeOutputFile'); co = nt.nodes.new('CompositorNodeComposite'); nt.links.new(rl.outputs['Image'], co.inputs[0])
    base = path[:-4]; fo.base_path = os.path.dirname(path); fo.format.file_format = 'OPEN_EXR'; fo.format.color_depth = '32'; fo.format.exr_codec = 'ZIP'
    fo.file_slots.clear(); names = {'Image': 'c', 'Denoising Albedo': 'a', 'Denoising Normal': 'n'}
    for k, v in names.items():
        fo.file_slots.new(os.path.basename(base)+'_'+v+'_'); nt.links.new(rl.outputs[k], fo.inputs[len(fo.inputs)-1])
    sc.frame_current = 1; sc.render.filepath = base+'_tmp.png'; bpy.ops.render.render(write_still=False); planes = {}
    for v in names.values(): p = '%s_%s_0001.exr' % (base, v); planes[v] = _load(p)[..., :3].copy(); os.remove(p)
    tr = time.time()-t; raw, clean = base+'_in.npz', base+'_out.npy'; np.savez(raw, color=planes['c'], albedo=planes['a'], normal=planes['n'])
    subprocess.run(['/usr/bin/python3', DENOISER, raw, clean], check=True)
    out = np.load(clean); os.remove(raw); os.remove(clean)
    if bloom:
        hi = np.maximum(out-1.0, 0); out = out+bloom*(cv2.GaussianBlur(hi, (0, 0), 6)+.6*cv2.GaussianBlur(hi, (0, 0), 20))
    H, W = out.shape[:2]; im = bpy.data.images.new('out', W, H, float_buffer=True); px = np.ones((H, W, 4), np.float32); px[..., :3] = out
    im.pixels.foreach_set(px.ravel()); im.update(); sc.render.image_settings.file_format = 'PNG'; sc.render.image_settings.color_depth = '8'; sc.render.image_settings.color_mode = 'RGB'
    im.save_render(path, scene=sc); bpy.data.images.remove(im)
    print('RENDER', os.path.basename(path), 'render_s', round(tr, 1), 'total_s', round(time.time()-t, 1), 'objects', len(bpy.data.objects)); return time.time()-t
