import { writtenChapters } from '@wolha/reading';
import { SPREADS } from '@wolha/tarot/deck';
import { isBasisOf } from './basis-words.ts';
import type { ContentFrontMatter, CreditPackageEntry } from './schema.ts';
import type { Path } from './yaml-source.ts';

/** A rule broken inside one file: where, and what to do about it. */
export interface Breach {
  readonly path: Path;
  readonly message: string;
}

/** A premium reading is offered at this part off its original price; home pages count on the range. */
const PREMIUM_DISCOUNT = { least: 40, most: 55 };

/** What must hold between the fields of one content. */
export function contentBreaches(content: ContentFrontMatter): Breach[] {
  return [
    ...priceBreaches(content),
    ...kindBreaches(content),
    ...tarotBreaches(content),
    ...writtenBreaches(content),
    ...listBreaches(content),
  ];
}

function priceBreaches({ purchaseType, originalPrice, discountPrice }: ContentFrontMatter): Breach[] {
  if (purchaseType === 'FREE') {
    return (['originalPrice', 'discountPrice'] as const)
      .filter((field) => (field === 'originalPrice' ? originalPrice : discountPrice) !== 0)
      .map((field) => ({ path: [field], message: '무료 콘텐츠의 가격은 0입니다' }));
  }
  const percent =
    originalPrice === 0 ? 0 : Math.round(((originalPrice - discountPrice) / originalPrice) * 100);
  if (percent >= PREMIUM_DISCOUNT.least && percent <= PREMIUM_DISCOUNT.most) return [];
  return [
    {
      path: ['discountPrice'],
      message: `할인율이 ${percent}%입니다. ${PREMIUM_DISCOUNT.least}~${PREMIUM_DISCOUNT.most}%여야 합니다`,
    },
  ];
}

function kindBreaches(content: ContentFrontMatter): Breach[] {
  const breaches: Breach[] = [];
  const free = content.purchaseType === 'FREE';
  if (free && content.freeTitle === undefined) {
    breaches.push({ path: ['freeTitle'], message: '무료 콘텐츠에는 다시보기에 쓸 제목이 있어야 합니다' });
  }
  if (!free && content.freeTitle !== undefined) {
    breaches.push({ path: ['freeTitle'], message: '프리미엄 콘텐츠에는 쓰지 않습니다' });
  }
  const belongs = (category: 'PREMIUM' | 'TAROT', should: boolean) => {
    if (content.categories.includes(category) === should) return;
    breaches.push({
      path: ['categories'],
      message: should ? `${category}에 들어야 합니다` : `${category}에 들 수 없습니다`,
    });
  };
  belongs('PREMIUM', !free);
  belongs('TAROT', content.serviceType === 'TAROT');
  for (const [chapter, { basis }] of content.chapters.entries()) {
    for (const [place, word] of basis.entries()) {
      if (isBasisOf(content.serviceType, word)) continue;
      breaches.push({
        path: ['chapters', chapter, 'basis', place],
        message: `${word}: ${content.serviceType} 콘텐츠의 근거가 아닙니다`,
      });
    }
  }
  return breaches;
}

function tarotBreaches({ serviceType, tarot }: ContentFrontMatter): Breach[] {
  if (serviceType === 'SAJU') {
    return tarot === undefined ? [] : [{ path: ['tarot'], message: '사주 콘텐츠에는 쓰지 않습니다' }];
  }
  if (tarot === undefined)
    return [{ path: ['tarot'], message: '타로 콘텐츠에는 배열과 물음이 있어야 합니다' }];
  const { count } = SPREADS[tarot.spread];
  if (tarot.questions.length === count) return [];
  return [{ path: ['tarot', 'questions'], message: `${tarot.spread}에는 물음이 ${count}개여야 합니다` }];
}

/** A Saju reading is put together from texts written for its chapters: what has none cannot be sold. */
function writtenBreaches({ id, serviceType, chapters }: ContentFrontMatter): Breach[] {
  if (serviceType !== 'SAJU') return [];
  const written = writtenChapters(id);
  if (chapters.length <= written) return [];
  return [
    {
      path: ['chapters'],
      message:
        written === 0
          ? `${id}번 콘텐츠의 풀이 글이 아직 없습니다`
          : `풀이 글은 ${written}장까지 있습니다. ${chapters.length}장을 쓸 수 없습니다`,
    },
  ];
}

function listBreaches(content: ContentFrontMatter): Breach[] {
  const breaches = [
    ...repeats(content.categories, ['categories']),
    ...repeats(content.recommendations, ['recommendations']),
    ...repeats(
      content.chapters.map((chapter) => chapter.title),
      ['chapters'],
    ),
    ...content.chapters.flatMap((chapter, index) => repeats(chapter.basis, ['chapters', index, 'basis'])),
  ];
  const self = content.recommendations.indexOf(content.id);
  if (self !== -1)
    breaches.push({ path: ['recommendations', self], message: '자기 자신을 추천할 수 없습니다' });
  return breaches;
}

/** What must hold inside and between the credit packages. */
export function creditPackageBreaches(packages: readonly CreditPackageEntry[]): Breach[] {
  const breaches: Breach[] = packages.flatMap((entry, index) =>
    entry.discountPrice > entry.originalPrice
      ? [{ path: [index, 'discountPrice'], message: `정가 ${entry.originalPrice}원보다 비쌉니다` }]
      : [],
  );
  const recommended = packages.flatMap((entry, index) => (entry.recommended ? [index] : []));
  for (const index of recommended.slice(1)) {
    breaches.push({ path: [index, 'recommended'], message: '추천은 하나만 고릅니다' });
  }
  return breaches;
}

/** Every later copy of a value in a list. */
export function repeats(values: readonly (string | number)[], path: Path): Breach[] {
  return values.flatMap((value, index) =>
    values.indexOf(value) < index ? [{ path: [...path, index], message: `${value}: 두 번 있습니다` }] : [],
  );
}
