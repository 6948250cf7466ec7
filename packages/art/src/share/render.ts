/** Raster pictures: share images and the icons of the installed shop. Only the build uses this. */
import { Resvg } from '@resvg/resvg-js';

/** Renders an SVG to PNG at a width in pixels; text needs the given font files. */
export function renderPng(svg: string, width: number, fontFiles: readonly string[] = []): Uint8Array {
  const resvg = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles: [...fontFiles] },
  });
  return resvg.render().asPng();
}
