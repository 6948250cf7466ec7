/** Cities a birth can be placed in, with their longitude east in degrees: local mean time is read from it. */
export const birthCities = [
  { code: 'SEOUL', name: '서울', longitude: 126.978 },
  { code: 'INCHEON', name: '인천', longitude: 126.705 },
  { code: 'SUWON', name: '수원', longitude: 127.029 },
  { code: 'CHUNCHEON', name: '춘천', longitude: 127.73 },
  { code: 'GANGNEUNG', name: '강릉', longitude: 128.896 },
  { code: 'CHEONGJU', name: '청주', longitude: 127.489 },
  { code: 'DAEJEON', name: '대전', longitude: 127.385 },
  { code: 'SEJONG', name: '세종', longitude: 127.289 },
  { code: 'JEONJU', name: '전주', longitude: 127.148 },
  { code: 'GWANGJU', name: '광주', longitude: 126.852 },
  { code: 'MOKPO', name: '목포', longitude: 126.392 },
  { code: 'YEOSU', name: '여수', longitude: 127.662 },
  { code: 'DAEGU', name: '대구', longitude: 128.601 },
  { code: 'POHANG', name: '포항', longitude: 129.365 },
  { code: 'ANDONG', name: '안동', longitude: 128.729 },
  { code: 'ULSAN', name: '울산', longitude: 129.311 },
  { code: 'BUSAN', name: '부산', longitude: 129.075 },
  { code: 'CHANGWON', name: '창원', longitude: 128.682 },
  { code: 'JEJU', name: '제주', longitude: 126.531 },
] as const;

export type BirthCity = (typeof birthCities)[number]['code'];

export const birthCityCodes = birthCities.map((city) => city.code) as [BirthCity, ...BirthCity[]];

/** The city of a code; Seoul for a code that is not in the list. */
export const birthCity = (code: BirthCity): (typeof birthCities)[number] =>
  birthCities.find((city) => city.code === code) ?? birthCities[0];
