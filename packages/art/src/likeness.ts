/** How alike two pictures look: for tests only. */
import { Resvg } from '@resvg/resvg-js';

/** Grey values of the picture's central square, 32 × 32. */
function greys(svg: string): Float64Array {
  const whole = new Resvg(svg);
  const mode = whole.width > whole.height ? 'height' : 'width';
  const image = new Resvg(svg, { fitTo: { mode, value: 32 } }).render();
  const top = Math.floor((image.height - 32) / 2);
  const left = Math.floor((image.width - 32) / 2);
  const out = new Float64Array(32 * 32);
  for (let i = 0; i < out.length; i += 1) {
    const p = ((top + Math.floor(i / 32)) * image.width + left + (i % 32)) * 4;
    out[i] = 0.299 * image.pixels[p]! + 0.587 * image.pixels[p + 1]! + 0.114 * image.pixels[p + 2]!;
  }
  return out;
}

/** The usual perceptual hash: signs of the 64 lowest cosine coefficients against their median. */
function perceptualHash(svg: string): boolean[] {
  const grey = greys(svg);
  const wave = (u: number, x: number): number => Math.cos(((2 * x + 1) * u * Math.PI) / 64);
  const low: number[] = [];
  for (let v = 0; v < 8; v += 1)
    for (let u = 0; u < 8; u += 1) {
      let sum = 0;
      for (let y = 0; y < 32; y += 1)
        for (let x = 0; x < 32; x += 1) sum += grey[y * 32 + x]! * wave(u, x) * wave(v, y);
      low.push(sum);
    }
  const sorted = low.slice(1).toSorted((a, b) => a - b);
  const median = sorted[31]!;
  return low.map((value) => value > median);
}

/** The pairs whose perceptual hashes differ in fewer bits than the 12 of 64 that any two must have between them. */
export function lookalikes(pictures: readonly { name: string; svg: string }[]): string[] {
  const hashes = pictures.map(({ name, svg }) => ({ name, hash: perceptualHash(svg) }));
  return hashes.flatMap((a, i) =>
    hashes.slice(i + 1).flatMap((b) => {
      const distance = a.hash.filter((bit, k) => bit !== b.hash[k]).length;
      return distance < 12 ? [`${a.name} / ${b.name}: ${distance}`] : [];
    }),
  );
}
