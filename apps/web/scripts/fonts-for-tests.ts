import { buildFonts } from './build-fonts.ts';

/** The style sheet names the fonts, so they must be there; a moment's work when they are. */
export async function setup(): Promise<void> {
  await buildFonts();
}
