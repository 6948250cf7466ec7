import { quote } from '#compose/beats.ts';
import { spare, type Part } from '#compose/plan.ts';
import type { PooledTopic } from '#corpus/pooled.ts';

/** Groups of shared moves that go on about one fact of the chart, for the readings that follow a parting. */
const GROUPS = {
  season: ['self.season#nature', 'basis.johu#meaning', 'basis.johu#scene', 'recovery.speed#season'],
  seat: ['ilju.love#near', 'basis.ilji#meaning', 'basis.ilji#scene', 'ilju.love#seat'],
  stage: ['basis.unseong12#meaning', 'ilju.love#stage', 'ilju.love#stageLine'],
  month: ['self.pillars#month', 'basis.wolju#meaning', 'basis.wolju#scene', 'self.around#month'],
  year: ['self.pillars#year', 'basis.nyeonju#meaning', 'basis.nyeonju#scene', 'self.around#animal'],
  hour: ['self.pillars#hour', 'basis.siju#meaning', 'basis.siju#scene', 'self.around#night'],
  lead: ['self.lead#lead', 'recovery.speed#help', 'ilju.love#habit'],
  output: ['basis.siksang#meaning', 'basis.siksang#scene', 'ilju.love#output'],
  resource: ['basis.inseong#meaning', 'basis.inseong#scene', 'self.lead#thin'],
  peers: ['basis.bigyeop#meaning', 'basis.bigyeop#scene', 'self.seat#strength', 'basis.strength#meaning'],
  officer: ['basis.gwanseong#meaning', 'basis.gwanseong#scene', 'self.around#mask'],
  wealth: ['basis.jaeseong#meaning', 'basis.jaeseong#scene', 'self.around#mask'],
  tie: ['basis.hapchung#meaning', 'basis.hapchung#scene', 'ilju.love#resent'],
  resent: ['basis.wonjin#meaning', 'basis.wonjin#scene', 'ilju.love#wonjin', 'ilju.love#resent'],
  ghost: ['basis.gwimun#meaning', 'basis.gwimun#scene', 'self.around#night'],
  stem: ['recovery.speed#way', 'basis.ilgan#meaning', 'basis.ilgan#scene', 'ilju.picture#picture'],
  hidden: ['self.seat#hidden', 'basis.jijanggan#meaning', 'seat.chair#inner'],
  useful: ['self.pillars#useful', 'basis.yongsin#meaning', 'basis.yongsin#scene', 'recovery.speed#rise'],
  element: ['basis.ohaeng#meaning', 'basis.ohaeng#scene', 'self.pillars#heavy', 'self.pillars#lack'],
  charm: ['basis.dohwa#meaning', 'basis.dohwa#scene', 'basis.hongyeom#meaning', 'charm.stars#season'],
  coming: ['ilju.with#match', 'ilju.with#want', 'love.verdicts#channel', 'self.seat#star'],
  help: ['basis.gwiin#meaning', 'recovery.speed#nobleHelp', 'recovery.speed#help'],
  moon: ['recovery.speed#moon', 'recovery.speed#care', 'recovery.speed#climate'],
} as const;

export type SpareGroup = keyof typeof GROUPS;

const PAUSES = ['general.keep#day', 'general.keep#night', 'ilju.love#stageLine'];

function pause(pool: PooledTopic): Part[] {
  const part = quote(pool.of(...PAUSES));
  return 'beat' in part ? [{ pause: part.beat }] : [];
}

/** Spare texts of these groups in order, two to a paragraph, with a line to keep where the prose has gone on for long. */
export const partingSpares = (pool: PooledTopic, ...groups: readonly SpareGroup[]): Part[] => [
  ...pause(pool),
  ...groups.flatMap((group, index) => {
    const next = groups[index + 1];
    if (index % 2 === 1) return [];
    const pair = next ? [GROUPS[group], GROUPS[next]] : [GROUPS[group]];
    return [spare(...pair.map((moves) => pool.of(...moves))), ...pause(pool)];
  }),
];
