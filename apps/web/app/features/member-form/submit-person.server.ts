import { data, redirect, redirectDocument } from 'react-router';
import type { PurchaseType } from '@wolha/contract';
import { ApiError } from '@wolha/contract/client';
import { birthdayError, timeError } from '@wolha/contract/member-form';
import { paths } from '#lib/paths.ts';
import type { Visit } from '#lib/visit.ts';

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** New birth data as the form sends it. */
function birthOf(form: FormData) {
  return {
    sexType: text(form, 'sexType') === 'MALE' ? ('MALE' as const) : ('FEMALE' as const),
    calendarType: text(form, 'calendarType') === 'LUNAR' ? ('LUNAR' as const) : ('SOLAR' as const),
    birthday: text(form, 'birthday'),
    time: text(form, 'timeOption') === 'KNOWN' ? text(form, 'time') : null,
    leapMonth: text(form, 'leapMonth') === 'true',
    birthCity: (text(form, 'birthCity') || 'SEOUL') as 'SEOUL',
  };
}

/**
 * Takes a content page's member form on: to the result or the payment for a signed-in reader, to the login for others.
 * Birth data becomes a member or a draft here, so that it never stands in an address.
 */
export async function submitPerson(
  { api, signedIn }: Visit,
  form: FormData,
  content: { id: number; purchaseType: PurchaseType },
) {
  const target = content.purchaseType === 'FREE' ? paths.freeFortuneResult : paths.payment;
  // The payment page admits the card company's script, so it begins as a document of its own.
  const go = content.purchaseType === 'FREE' ? redirect : redirectDocument;
  if (signedIn && text(form, 'memberType') === 'EXISTING') {
    return go(target({ fortuneContentId: content.id, memberId: text(form, 'memberId') }));
  }
  const birth = birthOf(form);
  const birthday = birthdayError(birth.birthday, birth.calendarType);
  const time = birth.time === null ? undefined : timeError(birth.time);
  if (birthday ?? time) return data({ errors: { birthday, time } }, { status: 400 });
  try {
    if (signedIn) {
      const { member } = await api('POST /v1/member', { body: birth });
      return go(target({ fortuneContentId: content.id, memberId: member.id }));
    }
    const choice = { serviceType: 'SAJU', purchaseType: content.purchaseType, memberType: 'NEW' } as const;
    const { draft } = await api('POST /v1/auth/draft', {
      body: { ...choice, ...birth, fortuneContentId: content.id },
    });
    return redirect(
      paths.auth({
        serviceType: 'SAJU',
        purchaseType: content.purchaseType,
        fortuneContentId: content.id,
        draft,
      }),
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data(
      { errors: { birthday: error.message, time: error.fields['time'] } },
      { status: error.statusCode },
    );
  }
}
