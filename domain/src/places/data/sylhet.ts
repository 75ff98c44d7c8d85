import type { DivisionRows } from './division-rows.ts';

export const SYLHET: DivisionRows = {
  id: 'sylhet',
  region: 'Sylhet',
  name: 'Sylhet',
  nameBn: 'সিলেট',
  districts: [
    {
      place: 'habiganj|Habiganj|হবিগঞ্জ',
      upazilas: `
habiganj-sadar|Habiganj Sadar|হবিগঞ্জ সদর
ajmiriganj|Ajmiriganj|আজমিরীগঞ্জ
bahubal|Bahubal|বাহুবল
baniachong|Baniachong|বানিয়াচং
chunarughat|Chunarughat|চুনারুঘাট
lakhai|Lakhai|লাখাই
madhabpur|Madhabpur|মাধবপুর
nabiganj|Nabiganj|নবীগঞ্জ
shayestaganj|Shayestaganj|শায়েস্তাগঞ্জ`,
    },
    {
      place: 'moulvibazar|Moulvibazar|মৌলভীবাজার|Maulvibazar',
      upazilas: `
moulvibazar-sadar|Moulvibazar Sadar|মৌলভীবাজার সদর
barlekha|Barlekha|বড়লেখা
juri|Juri|জুড়ী
kamalganj|Kamalganj|কমলগঞ্জ
kulaura|Kulaura|কুলাউড়া
rajnagar|Rajnagar|রাজনগর
sreemangal|Sreemangal|শ্রীমঙ্গল|Srimangal`,
    },
    {
      place: 'sunamganj|Sunamganj|সুনামগঞ্জ',
      upazilas: `
sunamganj-sadar|Sunamganj Sadar|সুনামগঞ্জ সদর
bishwambarpur|Bishwambarpur|বিশ্বম্ভরপুর
chhatak|Chhatak|ছাতক
derai|Derai|দিরাই|Dirai
dharmapasha|Dharmapasha|ধর্মপাশা
dowarabazar|Dowarabazar|দোয়ারাবাজার
jagannathpur|Jagannathpur|জগন্নাথপুর
jamalganj|Jamalganj|জামালগঞ্জ
madhyanagar|Madhyanagar|মধ্যনগর
shalla|Shalla|শাল্লা
shantiganj|Shantiganj|শান্তিগঞ্জ|South Sunamganj, দক্ষিণ সুনামগঞ্জ
tahirpur|Tahirpur|তাহিরপুর`,
    },
    {
      place: 'sylhet|Sylhet|সিলেট',
      thanas: `
kotwali|Kotwali|কোতোয়ালি|Zindabazar, জিন্দাবাজার
airport|Airport|এয়ারপোর্ট|Amberkhana, আম্বরখানা
jalalabad|Jalalabad|জালালাবাদ
moglabazar|Moglabazar|মোগলাবাজার
shah-paran|Shah Paran|শাহ পরাণ`,
      upazilas: `
sylhet-sadar|Sylhet Sadar|সিলেট সদর
balaganj|Balaganj|বালাগঞ্জ
beanibazar|Beanibazar|বিয়ানীবাজার
bishwanath|Bishwanath|বিশ্বনাথ
companiganj|Companiganj|কোম্পানীগঞ্জ|Bholaganj, ভোলাগঞ্জ
dakshin-surma|Dakshin Surma|দক্ষিণ সুরমা|South Surma
fenchuganj|Fenchuganj|ফেঞ্চুগঞ্জ
golapganj|Golapganj|গোলাপগঞ্জ
gowainghat|Gowainghat|গোয়াইনঘাট
jaintiapur|Jaintiapur|জৈন্তাপুর
kanaighat|Kanaighat|কানাইঘাট
osmani-nagar|Osmani Nagar|ওসমানী নগর
zakiganj|Zakiganj|জকিগঞ্জ`,
    },
  ],
};
