/** Lists the checks on tone and safety go by. Each is a pattern and why it is there. */
export interface Watch {
  pattern: RegExp;
  why: string;
}

/** Never, anywhere. */
export const BANNED: readonly Watch[] = [
  { pattern: /(을\(를\)|이\(가\)|은\(는\)|와\(과\)|\(으\)로|\(이\))/u, why: 'a particle left to the reader' },
  { pattern: /(undefined|NaN|\[object|\{|\}|\$\{)/u, why: 'a template shows through' },
  {
    pattern: /(반드시|무조건|100\s*%|백 퍼센트|확실히|틀림없이|절대로?)/u,
    why: 'certainty about what nobody knows',
  },
  { pattern: /(운명의 상대|천생연분|대박|소름)/u, why: 'a promise or noise' },
  {
    pattern:
      /(질병|암에|수술|불임|임신(?=했|하|중|부)|유산|수명|단명|사망|죽게|죽는다|자살|사별|이혼하게|파혼)/u,
    why: 'illness, death, birth or divorce',
  },
  { pattern: /(투자|주식|코인|도박|로또|복권|소송|고소)/u, why: 'money, gambling or law' },
  { pattern: /(굿을|부적|액땜|개명|살풀이|추가 결제)/u, why: 'a remedy for sale' },
  {
    pattern: /(집 앞에서 기다|다른 번호로|몰래 따라|뒤를 밟|위치를 추적|비밀번호를 알아)/u,
    why: 'following somebody',
  },
  {
    pattern:
      /(여자답|남자답|여자라면|남자라면|내조|현모양처|시집가|장가가|팔자가 세|예쁜 여자|잘생긴 남자|노처녀|노총각)/u,
    why: 'roles by sex',
  },
  { pattern: /(저주|재앙|파탄|흉하|대흉|대길|액운|살이 끼)/u, why: 'fear' },
  { pattern: /(점수|등급|\d+점|\d+\/\d+)/u, why: 'an internal figure' },
  { pattern: /(사주상으로|명리학적으로|분석 결과|데이터|인공지능|\bAI\b)/u, why: 'machinery' },
  { pattern: /(카톡|인스타|DM을|페이스북|유튜브)/u, why: 'a brand' },
  { pattern: /(ㅋㅋ|ㅎㅎ|ㅠㅠ|!!|\?\?|…{2,}|\.{4,})/u, why: 'noise' },
  { pattern: /\p{Extended_Pictographic}/u, why: 'an emoji' },
  { pattern: / {2,}|\t/u, why: 'spaces' },
  { pattern: /(년년|월월)/u, why: 'a template says its unit twice' },
  { pattern: /(보여집니다|되어집니다|보여지는|되어지)/u, why: 'double passive' },
  {
    pattern: /(그 사람은 당신을 (좋아합|사랑합|그리워합)|상대의 마음은 .{1,12}입니다)/u,
    why: 'mind reading',
  },
];

/** Not too often: at most `max` in a thousand characters. */
export interface Ration extends Watch {
  per1000: number;
}

export const RATIONED: readonly Ration[] = [
  { pattern: /(?<![가-힣])결(?=이|은|을|의|로|과|에|도|,|\s)/gu, per1000: 6, why: 'pet word 결' },
  { pattern: /흐름/gu, per1000: 6, why: 'pet word 흐름' },
  { pattern: /장면/gu, per1000: 6, why: 'pet word 장면' },
  { pattern: /기운/gu, per1000: 6, why: 'pet word 기운' },
  { pattern: /당신/gu, per1000: 4, why: '당신' },
  { pattern: /[가-힣](?:이|가) 아니라/gu, per1000: 1, why: 'not this but that' },
  {
    pattern: /(수도 있|가능성이|경향이|편입니다|편이에요|편이다|듯합니다|것 같습니다|아마|어쩌면)/gu,
    per1000: 4,
    why: 'a hedge',
  },
];

/** Endings of polite speech: every sentence of prose closes with one. */
export const POLITE = /(니다|세요|[가-힣]요|까요|지요|죠|시오)[.?!]?[”’]?$/u;
