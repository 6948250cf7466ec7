import { redirect } from 'react-router';
import type { BirthCity } from '@wolha/contract';
import { choiceFromQuery } from './choice-from-query.server.ts';
import { orErrorPage } from './load.server.ts';
import { paths } from './paths.ts';
import type { Visit } from './visit.ts';

type Target = (query: { fortuneContentId: number; memberId: string }) => string;

/**
 * Takes birth data out of an address. A link from another site may not add a person to a reader's list: it leads
 * to the content's own page instead.
 */
export async function keepBirthData(
  { api, signedIn }: Visit,
  request: Request,
  target: Target,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const { choice } = choiceFromQuery(searchParams);
  const fortuneContentId = Number(searchParams.get('fortuneContentId'));
  const purchaseType = target === paths.payment ? 'PREMIUM' : 'FREE';
  const content = { id: fortuneContentId, serviceType: 'SAJU', purchaseType } as const;
  if (request.headers.get('sec-fetch-site') === 'cross-site') return redirect(paths.content(content));
  if (!signedIn) {
    const { draft } = await orErrorPage(
      api('POST /v1/auth/draft', {
        body: { ...choice, serviceType: 'SAJU', purchaseType, memberType: 'NEW' },
      }),
    );
    return redirect(paths.auth({ serviceType: 'SAJU', purchaseType, fortuneContentId, draft }));
  }
  const { member } = await orErrorPage(
    api('POST /v1/member', {
      body: {
        sexType: choice.sexType ?? 'FEMALE',
        calendarType: choice.calendarType ?? 'SOLAR',
        birthday: choice.birthday ?? '',
        time: choice.time ?? null,
        leapMonth: choice.leapMonth ?? false,
        birthCity: (searchParams.get('birthCity') ?? 'SEOUL') as BirthCity,
      },
    }),
  );
  return redirect(target({ fortuneContentId, memberId: member.id }));
}
