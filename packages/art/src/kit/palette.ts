/**
 * Palettes by role. A scene names roles, never colours, so that the same scene can stand in another
 * light: night, dusk, dawn or rain. Halos are tinted towards the sky, because a yellow halo turns grey on violet.
 */

export interface Palette {
  /** Sky from zenith to horizon. */
  skyTop: string;
  skyMid: string;
  skyLow: string;
  glow: string;
  /** Land by distance. */
  far: string;
  mid: string;
  near: string;
  /** People and things against the light, and their second tone. */
  ink: string;
  inkSoft: string;
  /** The thin edge of light on everything that faces the moon. */
  rim: string;
  moonLit: string;
  moonShade: string;
  halo: string;
  mist: string;
  star: string;
  thread: string;
  petal: string;
  petalHeart: string;
  gold: string;
  paper: string;
  paperShade: string;
  lamp: string;
}

export type Role = keyof Palette;

/** A role of the palette, or a colour of its own for things that keep theirs in any light. */
export type Ink = Role | `#${string}`;

const night = {
  rim: '#ffe9c9',
  moonLit: '#fff6d8',
  moonShade: '#ffd67c',
  star: '#ffffff',
  thread: '#ff5a6e',
  petal: '#ffdbe7',
  petalHeart: '#e0628c',
  gold: '#f0cf86',
  paper: '#fff8ea',
  paperShade: '#e9d8d2',
  lamp: '#ffd28a',
};

export const palettes = {
  /** Violet night: the shop's own light. */
  loveNight: {
    ...night,
    skyTop: '#1c0c48', skyMid: '#46218a', skyLow: '#8f55b8', glow: '#e2a6d4',
    far: '#7447a8', mid: '#4a2783', near: '#28104f', ink: '#150828', inkSoft: '#33185c',
    halo: '#cbb2f6', mist: '#c79be0',
  },
  /** Rose evening. */
  loveRose: {
    ...night,
    skyTop: '#3a0f4a', skyMid: '#8a2a6c', skyLow: '#dd6788', glow: '#ffc4ae',
    far: '#a84878', mid: '#742a62', near: '#430f42', ink: '#260824', inkSoft: '#571a48',
    halo: '#ffc2d2', mist: '#f5a3b4', moonLit: '#fff2dc', moonShade: '#ffc896',
  },
  /** Morning cream and peach. */
  loveDay: {
    ...night,
    skyTop: '#f9c9b6', skyMid: '#fbdcc6', skyLow: '#fdebd8', glow: '#fff6e8',
    far: '#f0b6a4', mid: '#dd8f8c', near: '#b65f72', ink: '#5a2346', inkSoft: '#8a4460',
    rim: '#fff7ec', moonLit: '#fffaf0', moonShade: '#ffe2b4', halo: '#fff4e0', mist: '#fff1e2', star: '#ffffff',
    thread: '#d6304a', petal: '#fff0f3', petalHeart: '#d84a76', gold: '#c98f3e', lamp: '#ffca7a',
  },
  /** Silver lilac before dawn: cool, quiet, undecided. */
  loveLilac: {
    ...night,
    skyTop: '#5c5a9c', skyMid: '#938cc4', skyLow: '#cdbcdc', glow: '#f6dcd8',
    far: '#9d92c0', mid: '#6f6799', near: '#3d3868', ink: '#211d44', inkSoft: '#47407a',
    halo: '#efe4ff', mist: '#e9dcef', moonLit: '#ffffff', moonShade: '#e6dcf4', thread: '#e0405c',
    petal: '#ffe6ea', petalHeart: '#c65a80',
  },
  /** Indigo night over a coral horizon. */
  soloNight: {
    ...night,
    skyTop: '#0e1140', skyMid: '#33277a', skyLow: '#8d4a94', glow: '#ff9d8e',
    far: '#6b3c86', mid: '#3d2468', near: '#1c1146', ink: '#0e0726', inkSoft: '#2b1a55',
    halo: '#b7b0f4', mist: '#d18aa8',
  },
  /** Peach sunset. */
  soloDusk: {
    ...night,
    skyTop: '#e8647c', skyMid: '#ff9182', skyLow: '#ffb992', glow: '#ffe0b4',
    far: '#e2808a', mid: '#ad5288', near: '#6a2a70', ink: '#341048', inkSoft: '#67296a',
    rim: '#fff0cf', moonLit: '#fff8dc', moonShade: '#ffdf9a', halo: '#fff0c8', mist: '#ffd2ac',
    thread: '#e52c4c', petal: '#fff2ee', petalHeart: '#d8436e',
  },
  /** Wine night, warm lamps. */
  marriageNight: {
    ...night,
    skyTop: '#2a0820', skyMid: '#6a1c3c', skyLow: '#ad4454', glow: '#f2a184',
    far: '#84304c', mid: '#58183a', near: '#330a24', ink: '#1c0516', inkSoft: '#48122f',
    halo: '#ffc9b4', mist: '#e08a80',
  },
  /** Cream and rose day. */
  marriageDay: {
    ...night,
    skyTop: '#f2d8cc', skyMid: '#f8e6da', skyLow: '#fdf1e6', glow: '#fff9f0',
    far: '#e9c0b2', mid: '#cd8b86', near: '#9a4a5c', ink: '#431528', inkSoft: '#7a3348',
    rim: '#fffaf0', moonLit: '#fffdf4', moonShade: '#ffe9c4', halo: '#fff6e4', mist: '#fff4e8',
    thread: '#cf2c46', petal: '#ffe0e6', petalHeart: '#cf4468', gold: '#b9852f', lamp: '#ffc56c',
  },
  /** The blue hour over clay roofs. */
  marriageDusk: {
    ...night,
    skyTop: '#43204e', skyMid: '#94405c', skyLow: '#e88b6c', glow: '#ffd49c',
    far: '#9a4860', mid: '#642a4a', near: '#3a1232', ink: '#220a20', inkSoft: '#541c3c',
    halo: '#ffdcb4', mist: '#f6b08c',
  },
  /** Deep blue night over water. */
  breakupNight: {
    ...night,
    skyTop: '#081232', skyMid: '#1c3568', skyLow: '#4c6ea6', glow: '#a8b8e0',
    far: '#39578e', mid: '#20386a', near: '#0f1f46', ink: '#070e26', inkSoft: '#1b2f5e',
    rim: '#e6ecff', moonLit: '#fbf8ff', moonShade: '#cfcdf2', halo: '#b3c3f5', mist: '#8fa6d8', lamp: '#ffdfa6',
  },
  /** Teal rain. */
  breakupRain: {
    ...night,
    skyTop: '#123643', skyMid: '#27616c', skyLow: '#5e9c9c', glow: '#c2d8c8',
    far: '#3f7f84', mid: '#235a64', near: '#123b47', ink: '#081f2a', inkSoft: '#1c4a55',
    rim: '#eafff6', moonLit: '#fffbe6', moonShade: '#f3dfa0', halo: '#c6ece0', mist: '#9cc8c0', lamp: '#ffe0a2',
  },
  /** First light after a long night. */
  breakupDawn: {
    ...night,
    skyTop: '#2c3f78', skyMid: '#6a77ac', skyLow: '#d3a7b4', glow: '#ffdcc0',
    far: '#7d83b2', mid: '#4d5690', near: '#28305f', ink: '#141a3e', inkSoft: '#323c72',
    rim: '#fff1e0', moonLit: '#fffaf0', moonShade: '#ffe2c4', halo: '#ffe6dc', mist: '#f0ccc6',
  },
  /** Orchid night. */
  crushNight: {
    ...night,
    skyTop: '#270a50', skyMid: '#64229a', skyLow: '#b455ba', glow: '#f6aac8',
    far: '#8f44aa', mid: '#5f2490', near: '#350f5e', ink: '#1b0634', inkSoft: '#451672',
    halo: '#e2b8fa', mist: '#e29ad8',
  },
  /** Plum dusk. */
  crushDusk: {
    ...night,
    skyTop: '#54247e', skyMid: '#a0489c', skyLow: '#f0889c', glow: '#ffd0b0',
    far: '#b25a9a', mid: '#7c3488', near: '#46165c', ink: '#280a3c', inkSoft: '#5c2070',
    halo: '#ffd4e2', mist: '#ffb4bc', moonLit: '#fff6e0', moonShade: '#ffd9a0',
  },
  /** Pale pink morning. */
  crushDay: {
    ...night,
    skyTop: '#dcbcec', skyMid: '#eed0ec', skyLow: '#fae2e8', glow: '#fff3ee',
    far: '#d6aadc', mid: '#a873bc', near: '#6f3c92', ink: '#38165c', inkSoft: '#6a3a88',
    rim: '#ffffff', moonLit: '#ffffff', moonShade: '#ffeecb', halo: '#ffffff', mist: '#fff0f6',
    thread: '#d6304a', petal: '#fff4f7', petalHeart: '#c9508c', gold: '#a8772c',
  },
  /** Apricot evening. */
  ssumDusk: {
    ...night,
    skyTop: '#ff8a72', skyMid: '#ffab82', skyLow: '#ffd0a0', glow: '#fff0cc',
    far: '#f29a86', mid: '#c06a86', near: '#7a3470', ink: '#3d1248', inkSoft: '#763268',
    rim: '#fff6d8', moonLit: '#fffbe8', moonShade: '#ffe4a8', halo: '#fff4d2', mist: '#ffe2bc',
    thread: '#e0294a', petal: '#fff4f0', petalHeart: '#dc4c74',
  },
  /** Clear afternoon, mint and apricot. */
  ssumDay: {
    ...night,
    skyTop: '#8fcfd0', skyMid: '#b9e0d4', skyLow: '#f3ecd0', glow: '#fff6df',
    far: '#a6cfbe', mid: '#6fa8a0', near: '#3b7480', ink: '#1f3f56', inkSoft: '#3f6a7a',
    rim: '#fffdf0', moonLit: '#ffffff', moonShade: '#ffeebb', halo: '#ffffff', mist: '#f6f4de',
    thread: '#e0354f', petal: '#fff3f2', petalHeart: '#e06a86', gold: '#c88a2e',
  },
  /** Blue-green evening with street lamps. */
  ssumNight: {
    ...night,
    skyTop: '#141a4a', skyMid: '#2f3d84', skyLow: '#7a62a8', glow: '#ffb09a',
    far: '#53519a', mid: '#343675', near: '#1a1c4c', ink: '#0d0c2c', inkSoft: '#2c2a64',
    halo: '#c0c4ff', mist: '#c59ac0',
  },
  /** The ritual table: almost black, gold and one lamp. */
  tarotNight: {
    ...night,
    skyTop: '#0e061f', skyMid: '#281046', skyLow: '#57246c', glow: '#b25a84',
    far: '#45206a', mid: '#2c1250', near: '#190a34', ink: '#0c0418', inkSoft: '#2a1048',
    halo: '#c9a4ee', mist: '#a066b4',
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
