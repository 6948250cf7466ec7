/** The eight advisers. */
import type { Sitter } from '../frame.ts';
import { dalmuri } from './dalmuri.ts';
import { eden } from './eden.ts';
import { gangmu } from './gangmu.ts';
import { hayansae } from './hayansae.ts';
import { moran } from './moran.ts';
import { ongyeol } from './ongyeol.ts';
import { saebyeokbyeol } from './saebyeokbyeol.ts';
import { seoYunjae } from './seo-yunjae.ts';

export const sitters: readonly Sitter[] = [
  dalmuri,
  seoYunjae,
  moran,
  eden,
  hayansae,
  gangmu,
  ongyeol,
  saebyeokbyeol,
];
