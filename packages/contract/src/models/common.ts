import { z } from 'zod';

export const serviceType = z.enum(['SAJU', 'TAROT']).meta({ description: '사주 or 타로' });
export const purchaseType = z.enum(['FREE', 'PREMIUM']);
export const sexType = z.enum(['FEMALE', 'MALE']);
export const calendarType = z.enum(['SOLAR', 'LUNAR']);
export const memberType = z.enum(['EXISTING', 'NEW']);

/** A number in an address or a JSON body: positive, at most nine digits. */
export const catalogueId = z.coerce.number().int().min(1).max(999_999_999);
export const rowId = z.uuid();
/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime();

export type ServiceType = z.output<typeof serviceType>;
export type PurchaseType = z.output<typeof purchaseType>;
export type SexType = z.output<typeof sexType>;
export type CalendarType = z.output<typeof calendarType>;
export type MemberType = z.output<typeof memberType>;
