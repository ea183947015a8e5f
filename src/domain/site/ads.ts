/** The key that the answer about advertising is kept under in the browser: `yes` or `no`. */
export const ADS_ANSWER = 'plantry:ads';
export type AdsAnswer = 'yes' | 'no';

export const AD_SCRIPT = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js';
