import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const KINDS: Record<string, string> = {
  string: '글',
  number: '수',
  int: '정수',
  boolean: 'true나 false',
  array: '목록',
  object: '항목',
};

/** What is wrong with a value, in words an editor who has never seen the schema can act on. */
export function issueMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? '빠져 있습니다'
        : `${KINDS[issue.expected] ?? issue.expected} 자리입니다`;
    case 'too_big':
      return `${sizeOf(issue.origin, issue.maximum)} 이하로 적어 주세요`;
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? '비어 있습니다'
        : `${sizeOf(issue.origin, issue.minimum)} 이상으로 적어 주세요`;
    case 'invalid_value':
      return `다음 가운데 하나여야 합니다: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return issue.format === 'date' ? '2026-12-01처럼 실제로 있는 날짜를 적어 주세요' : issue.message;
    default:
      return issue.message;
  }
}

function sizeOf(origin: string, size: number | bigint): string {
  if (origin === 'string') return `${size}자`;
  if (origin === 'array') return `${size}개`;
  return String(size);
}
