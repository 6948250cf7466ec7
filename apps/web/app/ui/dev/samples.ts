import type { ContentCardProps } from '../content-card.tsx';

/** A stand-in picture: a moon over a ridge in one palette. */
function picture(sky: string, ridge: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"><rect width="400" height="500" fill="${sky}"/><circle cx="210" cy="210" r="104" fill="#ffe9b0"/><path d="M0 370c90-60 150-10 220-30s120-50 180-10v170H0z" fill="${ridge}"/><path d="M0 440c80-20 120 14 200 8s140-30 200-12" fill="none" stroke="#ff5a6e" stroke-width="4"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const night = picture('#3b1a78', '#160a2e');
export const wine = picture('#7a2a4a', '#3a0f2a');
export const dawn = picture('#f6cdb8', '#c4687a');
const sea = picture('#1f3d7a', '#0d1b40');

export const portrait =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect width="120" height="120" fill="#7a2a4a"/><circle cx="78" cy="46" r="36" fill="#ffe9b0"/><path d="M24 120c0-34 14-44 34-46 20 2 34 12 34 46z" fill="#2b1055"/><circle cx="58" cy="54" r="22" fill="#f3c9ae"/><path d="M34 58c-2-30 50-34 48-2-10-12-30-14-48 2z" fill="#241a38"/></svg>',
  );

export const saju = { label: '사주', tone: 'lilac' } as const;
export const tarot = { label: '타로', tone: 'night' } as const;

export const cards: ContentCardProps[] = [
  {
    to: '/premium-fortune-content/5',
    title: '미래 배우자 초상',
    tag: saju,
    image: wine,
    price: { original: 29800, price: 14900 },
  },
  {
    to: '/premium-fortune-content/2',
    title: '열두 달 인연 달력',
    tag: saju,
    image: sea,
    price: { original: 24800, price: 12900 },
  },
  {
    to: '/free-fortune-content/32',
    title: '오늘 나의 연애 온도',
    subtitle: '오늘 일진이 내 마음에 닿는 자리',
    tag: saju,
    image: dawn,
    price: { original: null, price: 0 },
  },
];

export const posters: ContentCardProps[] = [
  {
    to: '/premium-tarot-content/21',
    title: '그 사람의 지금 속마음',
    image: night,
    price: { original: 9900, price: 4900 },
  },
  {
    to: '/premium-tarot-content/22',
    title: '다시 이어질 인연, 여기까지인 인연',
    image: sea,
    price: { original: 29800, price: 14900 },
  },
  {
    to: '/free-tarot-content/40',
    title: '오늘의 연애 카드',
    image: dawn,
    price: { original: null, price: 0 },
  },
  {
    to: '/premium-tarot-content/28',
    title: '결혼까지 갈 수 있을까',
    image: wine,
    price: { original: 12900, price: 6900 },
  },
];
