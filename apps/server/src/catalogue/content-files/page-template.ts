/**
 * The rules pages are Markdown with two additions: `{{business.name}}` stands for a value of the
 * running shop, and lines between `{{#model}}` and `{{/model}}` are shown only while that condition
 * holds (`{{^model}}`: only while it does not). A condition's tags stand on lines of their own.
 */

export const PAGE_VARIABLES = {
  'service.name': '서비스 이름',
  'service.url': '서비스 주소',
  'support.url': '고객센터 주소',
  'business.name': '상호',
  'business.owner': '대표자',
  'business.address': '사업장 주소',
  'business.phone': '전화번호',
  'business.email': '전자우편',
  'business.registrationNumber': '사업자등록번호',
  'business.mailOrderNumber': '통신판매업 신고번호',
  'business.hosting': '호스팅 제공자',
  'credit.perMessage': '상담 메시지 하나에 드는 크레딧',
  'credit.validity': '크레딧 유효기간',
  'chat.freePerDay': '하루 무료 상담 메시지 수',
  'model.provider': 'AI 모델 제공자',
  'model.country': 'AI 모델 제공자가 있는 나라',
  'model.contact': 'AI 모델 제공자의 연락처',
  'model.retention': 'AI 모델 제공자의 보유 기간',
  'page.version': '문서 판',
  'page.effectiveDate': '시행일',
} as const;

const PAGE_CONDITIONS = {
  model: '외부 AI 모델이 글을 쓴다',
  support: '고객센터 주소가 있다',
} as const;

export type PageVariable = keyof typeof PAGE_VARIABLES;
type PageCondition = keyof typeof PAGE_CONDITIONS;

export interface PageValues {
  readonly variables: Readonly<Record<PageVariable, string>>;
  readonly conditions: Readonly<Record<PageCondition, boolean>>;
}

const CONDITION_LINE = /^\s*\{\{([#^/])\s*([\w.]+)\s*\}\}\s*$/;
const VARIABLE = /\{\{\s*([\w.]+)\s*\}\}/g;
/** These take their form from the sound before them, which a variable does not tell. */
const BOUND_PARTICLE = /\}\}(을|를|이|가|은|는|과|와|으로|로)(?![가-힣])/;

/** Every fault of a template, with its line counted from 1. A template without faults renders without surprises. */
export function templateFaults(template: string): { line: number; message: string }[] {
  const faults: { line: number; message: string }[] = [];
  const open: { name: string; line: number }[] = [];
  for (const [index, text] of template.split('\n').entries()) {
    const line = index + 1;
    const [, sign, name] = CONDITION_LINE.exec(text) ?? [];
    if (sign !== undefined && name !== undefined) {
      if (!(name in PAGE_CONDITIONS)) faults.push({ line, message: `{{${sign}${name}}}: 모르는 조건입니다` });
      if (sign !== '/') open.push({ name, line });
      else if (open.pop()?.name !== name)
        faults.push({ line, message: `{{/${name}}}: 여는 조건과 짝이 맞지 않습니다` });
      continue;
    }
    for (const [tag, variable = ''] of text.matchAll(VARIABLE)) {
      if (!(variable in PAGE_VARIABLES)) faults.push({ line, message: `${tag}: 모르는 값입니다` });
    }
    const [, particle] = BOUND_PARTICLE.exec(text) ?? [];
    if (particle !== undefined)
      faults.push({ line, message: `값 바로 뒤의 조사 “${particle}”: 값에 따라 틀릴 수 있습니다` });
    if (/\{\{|\}\}/.test(text.replaceAll(VARIABLE, ''))) {
      faults.push({ line, message: '중괄호의 짝이 맞지 않거나 조건이 다른 글과 한 줄에 있습니다' });
    }
  }
  for (const { name, line } of open) faults.push({ line, message: `{{#${name}}}: 닫히지 않았습니다` });
  return faults;
}

/** The page's Markdown for this shop. The template must be without faults. */
export function renderPageTemplate(template: string, values: PageValues): string {
  const shown: boolean[] = [];
  const lines: string[] = [];
  for (const text of template.split('\n')) {
    const [, sign, name] = CONDITION_LINE.exec(text) ?? [];
    if (sign === '/') shown.pop();
    else if (sign !== undefined) shown.push(values.conditions[name as PageCondition] === (sign === '#'));
    else if (shown.every(Boolean)) {
      lines.push(text.replaceAll(VARIABLE, (_, variable: PageVariable) => values.variables[variable]));
    }
  }
  return `${lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
