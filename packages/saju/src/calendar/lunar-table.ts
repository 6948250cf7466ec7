// Written by scripts/generate-tables.ts; do not edit.

/** Lunar year of the first entry. */
export const LUNAR_FIRST_YEAR = 1899;

/** First day of that year, in days from 1970-01-01. */
export const LUNAR_FIRST_DAY = -25892;

/** Lunar year and month whose new moon lies within 45 s of midnight while Earth rotation is a forecast. */
export const LUNAR_PROVISIONAL: readonly (readonly [year: number, month: number])[] = [
  [2051, 10],
  [2074, 7],
];

/** Three base-64 digits a year: leap month × 8192 + a bit for each month, in order, that has 30 days. */
export const LUNAR_YEARS =
  'ArVRbSAdSA6lLZKAZLAqbJVWAVqAtZFdSAdSNslAslApLLKbAqtAVqEtpAupPtSA2SA0lLpNAlWAK1JWtAbUA2pF2S' +
  'A6SM0mAUnApXLK2AraAbUG6pAdJPaTAqTAUrMpbAltAtqJtUAukAtJFqTAqVPUrAUtAqtLVqA2yA2kH1JA1KRqVAqW' +
  'AVWMq1ArVAbSI6lA6lA5KGyWAqbPVWAVqAtZLdSAdSAclJZLApLRKrAKtAVrMtpA2pA2SJslA0lVpNApWAK2NWtAbU' +
  'A2pL2SA6SA0mGpWApXRK2AtaAbUK7JAdJAaTJUnAUrApbFVaANqPtVAukAtJLqTAqVAUtGpdAqtTWqAXSA2lL1KA1K' +
  'AqVJUtAVWAq1FWqAbSM6lA6lA5KKyWAybAVaGrVAtpXdSAdSAslNZLApLASrKVbAVtAtpFtSA2SP0lA0lApNLStAK2' +
  'AW1G2pA6pR2SA6SA0mMpWApXATWIa1AbVA7JG6SAaTPUrAUrApbLVaAVqAtVJdJAtJRqTAqVAUtMptAq1AWqIulA2l' +
  'A1KHqVAyVPUuAVWAq1LWyAbSA6lJ5KAZKQyXAyrAVaMrVAtpAdSI6lAslAZLHSXASr';
