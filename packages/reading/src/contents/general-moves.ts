import type { Aspect, Theme } from './chapter-aspects.ts';

/** Moves that speak to what a title asks, the nearest first. */
export const ASPECT_MOVES: Record<Aspect, readonly string[]> = {
  ground: [
    'love.verdicts#pattern',
    'self.season#nature',
    'ilju.picture#picture',
    'self.lead#lead',
    'self.pillars#month',
  ],
  show: [
    'love.verdicts#expression',
    'crush.first#show',
    'ilju.love#output',
    'crush.first#sign',
    'self.pillars#useful',
  ],
  talk: [
    'love.verdicts#expression',
    'ilju.love#output',
    'crush.first#show',
    'self.around#mask',
    'ssum.type#output',
  ],
  drawn: ['crush.first#root', 'seat.chair#chair', 'seat.chair#role', 'crush.first#who', 'self.seat#star'],
  charm: [
    'charm.stars#instead',
    'charm.stars#season',
    'charm.stars#habit',
    'ssum.type#seen',
    'self.around#mask',
  ],
  close: ['seat.chair#living', 'ilju.love#near', 'seat.chair#home', 'self.seat#hidden', 'ilju.love#seat'],
  home: ['seat.chair#home', 'seat.chair#living', 'ilju.love#near', 'seat.chair#pair', 'self.seat#hidden'],
  hurt: ['love.verdicts#hurt', 'ilju.love#resent', 'crush.first#ache', 'self.lead#thin'],
  quarrel: ['love.verdicts#hurt', 'ilju.love#resent', 'ilju.love#habit', 'self.pillars#heavy'],
  pace: [
    'love.verdicts#pace',
    'love.verdicts#initiative',
    'seat.chair#pair',
    'self.seat#strength',
    'self.pillars#month',
  ],
  year: [
    'basis.seun#fact',
    'basis.unseong12#when',
    'basis.hapchung#when',
    'love.verdicts#initiative',
    'self.pillars#year',
    'self.pillars#useful',
    'self.pillars#hour',
    'ilju.love#stage',
  ],
  bright: ['love.verdicts#channel', 'love.verdicts#initiative', 'self.pillars#useful', 'seat.chair#ease'],
  slow: ['love.verdicts#hurt', 'self.lead#thin', 'self.around#night'],
  season: ['love.verdicts#initiative', 'seat.chair#ease', 'self.season#nature'],
  halfYear: ['love.verdicts#channel', 'love.verdicts#pace', 'self.pillars#useful'],
  person: ['self.seat#star', 'seat.chair#inner', 'seat.chair#chair', 'love.verdicts#age', 'seat.chair#role'],
  place: ['love.verdicts#channel', 'seat.chair#ease', 'self.pillars#lack', 'self.pillars#useful'],
  wall: [
    'love.verdicts#initiative',
    'love.verdicts#pattern',
    'self.around#mask',
    'self.pillars#heavy',
    'self.lead#thin',
  ],
  rule: [
    'self.pillars#useful',
    'love.verdicts#pattern',
    'self.pillars#lack',
    'seat.chair#ease',
    'self.lead#lead',
  ],
  family: ['self.pillars#year', 'self.around#animal', 'self.around#month', 'self.pillars#month'],
  money: ['self.pillars#month', 'self.around#month', 'love.verdicts#expression', 'self.pillars#heavy'],
  past: ['love.verdicts#pattern', 'love.verdicts#hurt', 'ilju.love#habit', 'recovery.speed#way'],
  cool: ['love.verdicts#pace', 'ilju.love#stage', 'self.season#nature', 'self.around#night'],
  heal: [
    'recovery.speed#rise',
    'recovery.speed#way',
    'recovery.speed#season',
    'recovery.speed#help',
    'recovery.speed#climate',
  ],
  age: ['love.verdicts#age', 'love.verdicts#pace', 'self.pillars#hour', 'seat.chair#pair'],
  match: [
    'seat.chair#ease',
    'seat.chair#what',
    'seat.chair#starLine',
    'self.pillars#lack',
    'seat.chair#inner',
  ],
  child: ['self.pillars#hour', 'love.verdicts#expression', 'seat.chair#home', 'self.around#night'],
  wait: ['love.verdicts#pace', 'love.verdicts#initiative', 'self.around#night', 'self.seat#strength'],
  closing: ['self.season#nature', 'love.verdicts#pattern', 'self.pillars#useful'],
};

/** What readers of each kind came for, when a chapter is still short. */
export const THEME_SPARES: Record<Theme, readonly string[]> = {
  solo: ['love.verdicts#initiative', 'seat.chair#ease', 'charm.stars#noble', 'charm.stars#peach'],
  crush: ['crush.first#show', 'ssum.type#seen', 'ssum.type#base', 'crush.first#step', 'ssum.type#output'],
  together: [
    'ilju.love#near',
    'seat.chair#home',
    'ilju.love#habit',
    'love.verdicts#expression',
    'ilju.love#resent',
  ],
  marriage: [
    'seat.chair#home',
    'seat.chair#living',
    'ilju.love#near',
    'love.verdicts#expression',
    'seat.chair#ease',
  ],
  breakup: ['recovery.speed#way', 'recovery.speed#rise', 'ilju.love#habit'],
};

/** What any chapter may add when it is still short: the person, from seats the chapters seldom visit. */
export const SPARE_MOVES: readonly string[] = [
  'self.around#month', 'self.pillars#year', 'love.verdicts#pattern', 'self.lead#thin', 'seat.chair#what', 'self.around#animal',
  'self.pillars#hour', 'self.seat#strength', 'love.verdicts#hurt', 'self.pillars#heavy', 'seat.chair#inner',
  'self.around#night', 'charm.stars#noble', 'love.verdicts#pace', 'self.lead#lead', 'self.seat#star', 'seat.chair#role',
  'self.around#mask', 'love.verdicts#channel', 'self.pillars#lack', 'self.pillars#month',
  'love.verdicts#age', 'self.pillars#useful', 'seat.chair#starLine', 'charm.stars#instead', 'self.season#nature',
  'charm.stars#season', 'seat.chair#pair', 'love.verdicts#expression', 'self.seat#hidden', 'crush.first#who', 'ilju.love#stage',
]; // prettier-ignore

export const THEME_ACTS: Record<Theme, readonly string[]> = {
  solo: ['charm.stars#listAct', 'charm.stars#charmAct', 'seat.chair#listAct'],
  crush: ['crush.first#listAct', 'crush.first#crushAct', 'charm.stars#listAct'],
  together: ['ilju.love#act', 'ilju.love#remedy', 'seat.chair#listAct'],
  marriage: ['seat.chair#listAct', 'ilju.love#act', 'ilju.love#remedy'],
  breakup: ['ilju.love#remedy', 'seat.chair#stageAct', 'ilju.love#act'],
};

/** What some titles promise by name, and the texts that keep the promise. */
export const TITLE_MOVES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/찾는 짝|편한 일간/u, ['basis.match#stem']],
  [/끌리는 일간/u, ['basis.match#spark', 'basis.match#spark']],
  [/띠/u, ['basis.match#animal']],
  [/부딪히며 배우는|둘이 부딪히는/u, ['basis.match#clash']],
  [/오래 두면 지치는/u, ['basis.match#tire']],
  [/색과/u, ['basis.match#color', 'basis.match#color']],
];

/** Lists some titles count out: their words, their heading where they are a checklist, the move and how many. */
export const TITLE_LISTS: readonly {
  words: RegExp;
  heading: string | null;
  move: string;
  count: number;
}[] = [
  { words: /질문 다섯/u, heading: '마주 앉아 물어볼 것', move: 'general.lists#questionItem', count: 5 },
  { words: /문장 셋/u, heading: null, move: 'general.lists#sentence', count: 3 },
  { words: /말 세 가지/u, heading: null, move: 'general.lists#swap', count: 3 },
];
