/**
 * System fonts dressed in the web fonts' metrics, so that a late font moves nothing. Widths are the mean advance of
 * Korean running text in em, measured in Chromium 156; Apple's and Microsoft's Korean fonts could not be measured and
 * stand undressed after these in the font stacks.
 */
interface Fallback {
  family: string;
  locals: readonly string[];
  localWidth: number;
  webWidth: number;
  webAscent: number;
  webDescent: number;
}

const FALLBACKS: readonly Fallback[] = [
  {
    family: 'Pretendard Fallback',
    locals: ['Noto Sans CJK KR', 'Noto Sans CJK KR Regular', 'NotoSansCJKkr-Regular', 'Noto Sans KR'],
    localWidth: 0.677,
    webWidth: 0.6523,
    webAscent: 1950 / 2048,
    webDescent: 494 / 2048,
  },
  {
    family: 'Gowun Batang Fallback',
    locals: ['Noto Serif CJK KR Bold', 'NotoSerifCJKkr-Bold', 'Noto Serif KR Bold', 'Noto Serif CJK KR'],
    localWidth: 0.7165,
    webWidth: 0.6963,
    webAscent: 1.16,
    webDescent: 0.288,
  },
];

export function fallbackCss(): string {
  return FALLBACKS.map((font) => {
    const scale = font.webWidth / font.localWidth;
    const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
    return `@font-face {
  font-family: '${font.family}';
  src: ${font.locals.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(font.webAscent / scale)};
  descent-override: ${percent(font.webDescent / scale)};
  line-gap-override: 0%;
}`;
  }).join('\n');
}
