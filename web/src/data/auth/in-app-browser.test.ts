import { expect, test } from 'vitest';
import { hostAppOf, type HostApp } from './in-app-browser.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; SM-A135F Build/TP1A.220624.014; wv) AppleWebKit/537.36';
const CHROME = '(KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each<[string, HostApp | null]>([
  [`${ANDROID} ${CHROME} [FB_IAB/FB4A;FBAV/470.1.0.50.75;]`, 'Facebook'],
  [`${ANDROID} ${CHROME} [FB_IAB/Orca-Android;FBAV/465.0.0.41.108;]`, 'Messenger'],
  [
    `${ANDROID} ${CHROME} Instagram 336.0.0.35.90 Android (33/13; 300dpi; 720x1454; samsung; SM-A135F; a13; exynos850; bn_BD; 608720147)`,
    'Instagram',
  ],
  [
    `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.36.108;FBBV/613476282;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.5;FBSS/3;FBID/phone;FBLC/en_GB;FBOP/5]`,
    'Facebook',
  ],
  [
    `${IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/463.0.0.29.109;FBBV/611391530;FBDV/iPhone12,1;FBMD/iPhone;FBSN/iOS;FBSV/17.5;FBSS/2;FBCR/;FBID/phone;FBLC/en_US;FBOP/0]`,
    'Messenger',
  ],
  [
    `${IPHONE} Mobile/15E148 [FBAN/MessengerLiteForiOS;FBAV/470.0.0.33.106;FBBV/612909873;FBDV/iPhone13,2;FBMD/iPhone;FBSN/iOS;FBSV/17.5;FBSS/3;FBID/phone;FBLC/en_US;FBOP/0]`,
    'Messenger',
  ],
  [
    `${IPHONE} Mobile/21F79 Instagram 336.0.2.33.96 (iPhone14,5; iOS 17_5; en_GB; en-GB; scale=3.00; 1170x2532; 612226512)`,
    'Instagram',
  ],
  [`${ANDROID} ${CHROME}`, 'app'],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    null,
  ],
  [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, null],
  [`${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, null],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', null],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-A135F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    null,
  ],
])('recognises the browser of %s', (userAgent, app) => {
  expect(hostAppOf(userAgent)).toBe(app);
});
