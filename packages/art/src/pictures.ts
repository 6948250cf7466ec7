/** The list of every picture the shop ships, by logical name. */
import { drawScene } from '#scene.ts';
import { scenes } from '#scenes/index.ts';

export interface Picture {
  /** Logical name, such as "thumb/love-manual". */
  name: string;
  format: 'svg' | 'png';
  draw(): string | Uint8Array | Promise<Uint8Array>;
}

export function* pictures(): Generator<Picture> {
  for (const scene of scenes) {
    const name = `thumb/${scene.slug}`;
    yield { name, format: 'svg', draw: () => drawScene(name, scene) };
  }
}
