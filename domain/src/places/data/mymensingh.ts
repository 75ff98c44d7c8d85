import type { DivisionRows } from './division-rows.ts';

export const MYMENSINGH: DivisionRows = {
  id: 'mymensingh',
  region: 'Mymensingh',
  name: 'Mymensingh',
  nameBn: 'ময়মনসিংহ',
  districts: [
    {
      place: 'jamalpur|Jamalpur|জামালপুর',
      upazilas: `
jamalpur-sadar|Jamalpur Sadar|জামালপুর সদর
bakshiganj|Bakshiganj|বকশীগঞ্জ
dewanganj|Dewanganj|দেওয়ানগঞ্জ
islampur|Islampur|ইসলামপুর
madarganj|Madarganj|মাদারগঞ্জ
melandah|Melandah|মেলান্দহ
sarishabari|Sarishabari|সরিষাবাড়ী`,
    },
    {
      place: 'mymensingh|Mymensingh|ময়মনসিংহ|Moymonsingh, Maimansingh',
      upazilas: `
mymensingh-sadar|Mymensingh Sadar|ময়মনসিংহ সদর
bhaluka|Bhaluka|ভালুকা
dhobaura|Dhobaura|ধোবাউড়া
fulbaria|Fulbaria|ফুলবাড়ীয়া
gafargaon|Gafargaon|গফরগাঁও
gouripur|Gouripur|গৌরীপুর
haluaghat|Haluaghat|হালুয়াঘাট
iswarganj|Iswarganj|ঈশ্বরগঞ্জ
muktagachha|Muktagachha|মুক্তাগাছা
nandail|Nandail|নান্দাইল
phulpur|Phulpur|ফুলপুর
tarakanda|Tarakanda|তারাকান্দা
trishal|Trishal|ত্রিশাল`,
    },
    {
      place: 'netrokona|Netrokona|নেত্রকোণা|Netrakona',
      upazilas: `
netrokona-sadar|Netrokona Sadar|নেত্রকোণা সদর
atpara|Atpara|আটপাড়া
barhatta|Barhatta|বারহাট্টা
durgapur|Durgapur|দুর্গাপুর
kalmakanda|Kalmakanda|কলমাকান্দা
kendua|Kendua|কেন্দুয়া
khaliajuri|Khaliajuri|খালিয়াজুরী
madan|Madan|মদন
mohanganj|Mohanganj|মোহনগঞ্জ
purbadhala|Purbadhala|পূর্বধলা`,
    },
    {
      place: 'sherpur|Sherpur|শেরপুর',
      upazilas: `
sherpur-sadar|Sherpur Sadar|শেরপুর সদর
jhenaigati|Jhenaigati|ঝিনাইগাতী
nalitabari|Nalitabari|নালিতাবাড়ী
nokla|Nokla|নকলা
sreebordi|Sreebordi|শ্রীবরদী`,
    },
  ],
};
