import { readCities } from './read-cities.ts';

/**
 * Cities where customers were born and live, and whose days the almanac shows: names, degrees north and east, by country and time zone. A `*`
 * marks the best known.
 */
export const CITIES = readCities({
  'RU Europe/Moscow': `
    Москва|Moscow|55.76|37.62|*; Санкт-Петербург|Saint Petersburg|59.94|30.31|*; Нижний Новгород|Nizhny Novgorod|56.33|44.01|*;
    Казань|Kazan|55.79|49.11|*; Ростов-на-Дону|Rostov-on-Don|47.24|39.71|*; Краснодар|Krasnodar|45.04|38.98|*;
    Воронеж|Voronezh|51.67|39.18; Сочи|Sochi|43.59|39.72|*; Ярославль|Yaroslavl|57.63|39.87; Тула|Tula|54.19|37.62;
    Рязань|Ryazan|54.63|39.74; Липецк|Lipetsk|52.61|39.59; Пенза|Penza|53.2|45; Чебоксары|Cheboksary|56.13|47.25;
    Калуга|Kaluga|54.51|36.26; Курск|Kursk|51.73|36.19; Брянск|Bryansk|53.24|34.36; Тверь|Tver|56.86|35.91;
    Иваново|Ivanovo|57|40.97; Белгород|Belgorod|50.6|36.59; Владимир|Vladimir|56.13|40.41; Смоленск|Smolensk|54.78|32.05;
    Орёл|Oryol|52.97|36.06; Тамбов|Tambov|52.72|41.45; Кострома|Kostroma|57.77|40.93; Вологда|Vologda|59.22|39.89;
    Череповец|Cherepovets|59.13|37.9; Мурманск|Murmansk|68.97|33.07; Архангельск|Arkhangelsk|64.54|40.52;
    Петрозаводск|Petrozavodsk|61.79|34.36; Псков|Pskov|57.82|28.33; Великий Новгород|Veliky Novgorod|58.52|31.28;
    Сыктывкар|Syktyvkar|61.67|50.81; Воркута|Vorkuta|67.5|64.05; Ставрополь|Stavropol|45.04|41.97;
    Пятигорск|Pyatigorsk|44.05|43.06; Кисловодск|Kislovodsk|43.91|42.72; Махачкала|Makhachkala|42.98|47.5;
    Дербент|Derbent|42.06|48.29; Владикавказ|Vladikavkaz|43.02|44.68; Грозный|Grozny|43.32|45.69; Нальчик|Nalchik|43.48|43.61;
    Черкесск|Cherkessk|44.22|42.06; Майкоп|Maykop|44.61|40.1; Элиста|Elista|46.31|44.26; Новороссийск|Novorossiysk|44.72|37.77;
    Анапа|Anapa|44.89|37.32; Геленджик|Gelendzhik|44.56|38.08; Таганрог|Taganrog|47.21|38.94; Волгодонск|Volgodonsk|47.51|42.15;
    Йошкар-Ола|Yoshkar-Ola|56.63|47.89; Саранск|Saransk|54.18|45.17; Набережные Челны|Naberezhnye Chelny|55.74|52.4;
    Нижнекамск|Nizhnekamsk|55.63|51.82; Дзержинск|Dzerzhinsk|56.24|43.46; Старый Оскол|Stary Oskol|51.3|37.84;
    Обнинск|Obninsk|55.1|36.61; Подольск|Podolsk|55.43|37.55; Химки|Khimki|55.89|37.45; Мытищи|Mytishchi|55.91|37.73;
    Балашиха|Balashikha|55.8|37.94; Королёв|Korolyov|55.92|37.83; Сергиев Посад|Sergiyev Posad|56.3|38.13;
    Коломна|Kolomna|55.08|38.78; Серпухов|Serpukhov|54.92|37.41; Рыбинск|Rybinsk|58.05|38.85; Суздаль|Suzdal|56.42|40.45;
    Северодвинск|Severodvinsk|64.56|39.83; Выборг|Vyborg|60.71|28.75; Гатчина|Gatchina|59.57|30.13`,
  'RU Europe/Kirov': 'Киров|Kirov|58.6|49.66',
  'RU Europe/Volgograd': 'Волгоград|Volgograd|48.71|44.51; Волжский|Volzhsky|48.79|44.77',
  'RU Europe/Kaliningrad': 'Калининград|Kaliningrad|54.71|20.51',
  'RU Europe/Samara': `
    Самара|Samara|53.2|50.15|*; Тольятти|Tolyatti|53.51|49.42; Сызрань|Syzran|53.16|48.47; Ижевск|Izhevsk|56.85|53.21`,
  'RU Europe/Saratov': 'Саратов|Saratov|51.53|46.03; Энгельс|Engels|51.5|46.12; Балаково|Balakovo|52.03|47.8',
  'RU Europe/Ulyanovsk': 'Ульяновск|Ulyanovsk|54.32|48.39; Димитровград|Dimitrovgrad|54.21|49.62',
  'RU Europe/Astrakhan': 'Астрахань|Astrakhan|46.35|48.03',
  'RU Asia/Yekaterinburg': `
    Екатеринбург|Yekaterinburg|56.84|60.61|*; Челябинск|Chelyabinsk|55.16|61.4; Уфа|Ufa|54.74|55.97; Пермь|Perm|58.01|56.25;
    Тюмень|Tyumen|57.15|65.53; Оренбург|Orenburg|51.77|55.1; Магнитогорск|Magnitogorsk|53.41|58.98; Сургут|Surgut|61.25|73.4;
    Нижний Тагил|Nizhny Tagil|57.92|59.97; Курган|Kurgan|55.44|65.34; Стерлитамак|Sterlitamak|53.63|55.95;
    Нижневартовск|Nizhnevartovsk|60.94|76.56; Новый Уренгой|Novy Urengoy|66.08|76.68; Ханты-Мансийск|Khanty-Mansiysk|61|69.02;
    Салехард|Salekhard|66.53|66.6; Тобольск|Tobolsk|58.2|68.25; Миасс|Miass|55.05|60.11; Златоуст|Zlatoust|55.17|59.67;
    Орск|Orsk|51.23|58.47; Березники|Berezniki|59.41|56.8; Салават|Salavat|53.36|55.92`,
  'RU Asia/Omsk': 'Омск|Omsk|54.99|73.37',
  'RU Asia/Novosibirsk': 'Новосибирск|Novosibirsk|55.03|82.92|*; Бердск|Berdsk|54.76|83.1',
  'RU Asia/Tomsk': 'Томск|Tomsk|56.5|84.97; Северск|Seversk|56.6|84.89',
  'RU Asia/Barnaul': `
    Барнаул|Barnaul|53.35|83.78; Бийск|Biysk|52.54|85.21; Горно-Алтайск|Gorno-Altaysk|51.96|85.96;
    Рубцовск|Rubtsovsk|51.51|81.21`,
  'RU Asia/Novokuznetsk': `
    Кемерово|Kemerovo|55.35|86.09; Новокузнецк|Novokuznetsk|53.76|87.11; Прокопьевск|Prokopyevsk|53.88|86.72`,
  'RU Asia/Krasnoyarsk': `
    Красноярск|Krasnoyarsk|56.01|92.87; Абакан|Abakan|53.72|91.44; Кызыл|Kyzyl|51.72|94.45; Норильск|Norilsk|69.35|88.2;
    Ачинск|Achinsk|56.27|90.5`,
  'RU Asia/Irkutsk': `
    Иркутск|Irkutsk|52.29|104.28; Улан-Удэ|Ulan-Ude|51.83|107.58; Братск|Bratsk|56.15|101.63; Ангарск|Angarsk|52.54|103.89`,
  'RU Asia/Chita': 'Чита|Chita|52.03|113.5',
  'RU Asia/Yakutsk': 'Якутск|Yakutsk|62.03|129.73; Благовещенск|Blagoveshchensk|50.29|127.53; Нерюнгри|Neryungri|56.66|124.71',
  'RU Asia/Vladivostok': `
    Владивосток|Vladivostok|43.12|131.89|*; Хабаровск|Khabarovsk|48.48|135.07;
    Комсомольск-на-Амуре|Komsomolsk-on-Amur|50.55|137.01; Находка|Nakhodka|42.82|132.87; Уссурийск|Ussuriysk|43.8|131.95;
    Биробиджан|Birobidzhan|48.79|132.92`,
  'RU Asia/Sakhalin': 'Южно-Сахалинск|Yuzhno-Sakhalinsk|46.96|142.74',
  'RU Asia/Magadan': 'Магадан|Magadan|59.57|150.8',
  'RU Asia/Kamchatka': 'Петропавловск-Камчатский|Petropavlovsk-Kamchatsky|53.04|158.65',
  'RU Asia/Anadyr': 'Анадырь|Anadyr|64.73|177.51',
  'BY Europe/Minsk': `
    Минск|Minsk|53.9|27.57|*; Гомель|Gomel|52.43|30.98; Могилёв|Mogilev|53.9|30.33; Витебск|Vitebsk|55.19|30.2;
    Гродно|Grodno|53.68|23.83; Брест|Brest|52.1|23.73; Бобруйск|Babruysk|53.14|29.22; Барановичи|Baranavichy|53.13|26.01;
    Борисов|Barysaw|54.23|28.5; Пинск|Pinsk|52.12|26.07; Полоцк|Polotsk|55.49|28.79; Орша|Orsha|54.51|30.41`,
  'UA Europe/Kyiv': `
    Киев|Kyiv|50.45|30.52|*; Харьков|Kharkiv|49.99|36.23; Одесса|Odesa|46.48|30.73; Днепр|Dnipro|48.46|35.05;
    Львов|Lviv|49.84|24.03; Запорожье|Zaporizhzhia|47.84|35.14; Кривой Рог|Kryvyi Rih|47.91|33.39; Николаев|Mykolaiv|46.97|32;
    Винница|Vinnytsia|49.23|28.47; Херсон|Kherson|46.64|32.61; Полтава|Poltava|49.59|34.55; Чернигов|Chernihiv|51.49|31.29;
    Черкассы|Cherkasy|49.44|32.06; Сумы|Sumy|50.91|34.8; Житомир|Zhytomyr|50.25|28.66; Черновцы|Chernivtsi|48.29|25.94;
    Ровно|Rivne|50.62|26.25; Ивано-Франковск|Ivano-Frankivsk|48.92|24.71; Тернополь|Ternopil|49.55|25.59;
    Луцк|Lutsk|50.75|25.33; Ужгород|Uzhhorod|48.62|22.29; Хмельницкий|Khmelnytskyi|49.42|26.99;
    Кропивницкий|Kropyvnytskyi|48.51|32.26; Донецк|Donetsk|48.02|37.8; Луганск|Luhansk|48.57|39.31;
    Мариуполь|Mariupol|47.1|37.54; Симферополь|Simferopol|44.95|34.1; Севастополь|Sevastopol|44.6|33.52; Ялта|Yalta|44.5|34.16;
    Керчь|Kerch|45.36|36.47`,
  'MD Europe/Chisinau': `
    Кишинёв|Chisinau|47.01|28.86; Бельцы|Balti|47.76|27.93; Тирасполь|Tiraspol|46.84|29.64; Комрат|Comrat|46.3|28.66`,
  'KZ Asia/Almaty': `
    Алматы|Almaty|43.24|76.95|*; Астана|Astana|51.17|71.43|*; Шымкент|Shymkent|42.32|69.59; Караганда|Karaganda|49.81|73.09;
    Тараз|Taraz|42.9|71.37; Павлодар|Pavlodar|52.29|76.97; Усть-Каменогорск|Oskemen|49.95|82.61; Семей|Semey|50.42|80.25;
    Петропавловск|Petropavl|54.87|69.16; Кокшетау|Kokshetau|53.28|69.39; Талдыкорган|Taldykorgan|45.02|78.37;
    Экибастуз|Ekibastuz|51.73|75.32; Темиртау|Temirtau|50.06|72.96; Туркестан|Turkistan|43.3|68.27;
    Байконур|Baikonur|45.62|63.31`,
  'KZ Asia/Qostanay': 'Костанай|Kostanay|53.21|63.63',
  'KZ Asia/Aqtobe': 'Актобе|Aktobe|50.28|57.17',
  'KZ Asia/Atyrau': 'Атырау|Atyrau|47.11|51.92',
  'KZ Asia/Aqtau': 'Актау|Aktau|43.65|51.17',
  'KZ Asia/Oral': 'Уральск|Oral|51.23|51.37',
  'KZ Asia/Qyzylorda': 'Кызылорда|Kyzylorda|44.85|65.51',
  'UZ Asia/Tashkent': `
    Ташкент|Tashkent|41.3|69.24|*; Андижан|Andijan|40.78|72.34; Наманган|Namangan|41|71.67; Фергана|Fergana|40.39|71.78;
    Коканд|Kokand|40.53|70.94; Ангрен|Angren|41.02|70.14; Чирчик|Chirchiq|41.47|69.58; Гулистан|Guliston|40.49|68.78`,
  'UZ Asia/Samarkand': `
    Самарканд|Samarkand|39.65|66.96; Бухара|Bukhara|39.77|64.43; Навои|Navoi|40.08|65.38; Карши|Qarshi|38.86|65.79;
    Ургенч|Urgench|41.55|60.63; Нукус|Nukus|42.46|59.62; Термез|Termez|37.22|67.28; Хива|Khiva|41.38|60.36;
    Джизак|Jizzakh|40.12|67.84`,
  'KG Asia/Bishkek': `
    Бишкек|Bishkek|42.87|74.59|*; Ош|Osh|40.53|72.8; Джалал-Абад|Jalal-Abad|40.93|73; Каракол|Karakol|42.49|78.39;
    Токмок|Tokmok|42.84|75.3`,
  'TJ Asia/Dushanbe': `
    Душанбе|Dushanbe|38.56|68.77; Худжанд|Khujand|40.28|69.62; Бохтар|Bokhtar|37.84|68.78; Куляб|Kulob|37.91|69.78;
    Хорог|Khorugh|37.49|71.55`,
  'TM Asia/Ashgabat': `
    Ашхабад|Ashgabat|37.95|58.38; Туркменабад|Turkmenabat|39.07|63.58; Дашогуз|Dashoguz|41.84|59.97; Мары|Mary|37.59|61.83;
    Туркменбаши|Turkmenbashi|40.02|52.97`,
  'AM Asia/Yerevan': `
    Ереван|Yerevan|40.18|44.51|*; Гюмри|Gyumri|40.79|43.85; Ванадзор|Vanadzor|40.81|44.49; Дилижан|Dilijan|40.74|44.86;
    Капан|Kapan|39.21|46.41`,
  'AZ Asia/Baku': `
    Баку|Baku|40.41|49.87|*; Гянджа|Ganja|40.68|46.36; Сумгаит|Sumqayit|40.59|49.67; Мингечевир|Mingachevir|40.77|47.05;
    Нахичевань|Nakhchivan|39.21|45.41; Шеки|Sheki|41.2|47.17; Ленкорань|Lankaran|38.75|48.85`,
  'GE Asia/Tbilisi': `
    Тбилиси|Tbilisi|41.72|44.79|*; Батуми|Batumi|41.65|41.64; Кутаиси|Kutaisi|42.27|42.7; Рустави|Rustavi|41.55|45;
    Гори|Gori|41.98|44.11; Зугдиди|Zugdidi|42.51|41.87; Поти|Poti|42.15|41.67; Телави|Telavi|41.92|45.47; Сухум|Sukhumi|43|41.02`,
  'EE Europe/Tallinn': 'Таллин|Tallinn|59.44|24.75; Тарту|Tartu|58.38|26.73; Нарва|Narva|59.38|28.2; Пярну|Parnu|58.39|24.5',
  'LV Europe/Riga': `
    Рига|Riga|56.95|24.11; Даугавпилс|Daugavpils|55.87|26.54; Лиепая|Liepaja|56.5|21.01; Юрмала|Jurmala|56.97|23.77`,
  'LT Europe/Vilnius': `
    Вильнюс|Vilnius|54.69|25.28; Каунас|Kaunas|54.9|23.9; Клайпеда|Klaipeda|55.71|21.14; Шяуляй|Siauliai|55.93|23.31`,
  'IN Asia/Kolkata': `
    Дели|Delhi|28.66|77.22|*; Нью-Дели|New Delhi|28.61|77.21; Мумбаи|Mumbai|19.08|72.88|*; Калькутта|Kolkata|22.57|88.36;
    Ченнаи|Chennai|13.08|80.27; Бангалор|Bengaluru|12.97|77.59; Хайдарабад|Hyderabad|17.39|78.49;
    Ахмадабад|Ahmedabad|23.02|72.57; Пуна|Pune|18.52|73.86; Джайпур|Jaipur|26.92|75.79; Варанаси|Varanasi|25.32|82.97|*;
    Вриндаван|Vrindavan|27.58|77.7; Матхура|Mathura|27.49|77.67; Ришикеш|Rishikesh|30.09|78.27; Харидвар|Haridwar|29.95|78.16;
    Маяпур|Mayapur|23.42|88.39; Пури|Puri|19.81|85.83; Тирупати|Tirupati|13.63|79.42; Удджайн|Ujjain|23.18|75.78;
    Насик|Nashik|20|73.79; Лакхнау|Lucknow|26.85|80.95; Канпур|Kanpur|26.45|80.33; Агра|Agra|27.18|78.01;
    Аллахабад|Prayagraj|25.44|81.85; Айодхья|Ayodhya|26.8|82.2; Сурат|Surat|21.17|72.83; Индаур|Indore|22.72|75.86;
    Бхопал|Bhopal|23.26|77.41; Нагпур|Nagpur|21.15|79.09; Кочи|Kochi|9.93|76.27; Тируванантапурам|Thiruvananthapuram|8.52|76.94;
    Мадурай|Madurai|9.93|78.12; Махабалипурам|Mahabalipuram|12.62|80.19; Майсур|Mysuru|12.3|76.64;
    Гоа (Панаджи)|Goa (Panaji)|15.49|73.83; Амритсар|Amritsar|31.63|74.87; Чандигарх|Chandigarh|30.73|76.78;
    Дхарамсала|Dharamshala|32.22|76.32; Гая|Gaya|24.8|85; Патна|Patna|25.59|85.14; Бхубанешвар|Bhubaneswar|20.3|85.82;
    Удайпур|Udaipur|24.59|73.71; Джодхпур|Jodhpur|26.24|73.02; Дварка|Dwarka|22.24|68.97; Рамешварам|Rameswaram|9.29|79.31;
    Канчипурам|Kanchipuram|12.83|79.7; Тируваннамалай|Tiruvannamalai|12.23|79.07; Путтапарти|Puttaparthi|14.17|77.81;
    Дехрадун|Dehradun|30.32|78.03; Шимла|Shimla|31.1|77.17; Гувахати|Guwahati|26.14|91.74;
    Вишакхапатнам|Visakhapatnam|17.69|83.22`,
  'NP Asia/Kathmandu': 'Катманду|Kathmandu|27.72|85.32; Покхара|Pokhara|28.21|83.99; Лумбини|Lumbini|27.48|83.28',
  'LK Asia/Colombo': 'Коломбо|Colombo|6.93|79.86; Канди|Kandy|7.29|80.64; Галле|Galle|6.05|80.22',
  'BD Asia/Dhaka': 'Дакка|Dhaka|23.81|90.41',
  'PK Asia/Karachi': 'Карачи|Karachi|24.86|67.01; Лахор|Lahore|31.55|74.34; Исламабад|Islamabad|33.68|73.05',
  'AF Asia/Kabul': 'Кабул|Kabul|34.53|69.17',
  'IR Asia/Tehran': 'Тегеран|Tehran|35.69|51.39; Исфахан|Isfahan|32.65|51.67',
  'TH Asia/Bangkok': `
    Бангкок|Bangkok|13.76|100.5; Пхукет|Phuket|7.88|98.39; Паттайя|Pattaya|12.93|100.88; Чиангмай|Chiang Mai|18.79|98.98`,
  'VN Asia/Ho_Chi_Minh': 'Ханой|Hanoi|21.03|105.85; Хошимин|Ho Chi Minh City|10.82|106.63; Нячанг|Nha Trang|12.24|109.2',
  'ID Asia/Makassar': 'Денпасар (Бали)|Denpasar (Bali)|-8.65|115.22; Убуд|Ubud|-8.51|115.26',
  'ID Asia/Jakarta': 'Джакарта|Jakarta|-6.21|106.85',
  'MY Asia/Kuala_Lumpur': 'Куала-Лумпур|Kuala Lumpur|3.14|101.69',
  'SG Asia/Singapore': 'Сингапур|Singapore|1.35|103.82',
  'PH Asia/Manila': 'Манила|Manila|14.6|120.98',
  'CN Asia/Shanghai': `
    Пекин|Beijing|39.9|116.41; Шанхай|Shanghai|31.23|121.47; Гуанчжоу|Guangzhou|23.13|113.26; Шэньчжэнь|Shenzhen|22.54|114.06;
    Харбин|Harbin|45.8|126.53`,
  'CN Asia/Urumqi': 'Урумчи|Urumqi|43.83|87.62',
  'HK Asia/Hong_Kong': 'Гонконг|Hong Kong|22.32|114.17',
  'TW Asia/Taipei': 'Тайбэй|Taipei|25.03|121.57',
  'MN Asia/Ulaanbaatar': 'Улан-Батор|Ulaanbaatar|47.89|106.91',
  'JP Asia/Tokyo': 'Токио|Tokyo|35.68|139.69; Осака|Osaka|34.69|135.5; Киото|Kyoto|35.01|135.77',
  'KR Asia/Seoul': 'Сеул|Seoul|37.57|126.98; Пусан|Busan|35.18|129.08',
  'AE Asia/Dubai': 'Дубай|Dubai|25.2|55.27|*; Абу-Даби|Abu Dhabi|24.45|54.38; Шарджа|Sharjah|25.35|55.42',
  'QA Asia/Qatar': 'Доха|Doha|25.29|51.53',
  'SA Asia/Riyadh': 'Эр-Рияд|Riyadh|24.71|46.68',
  'IL Asia/Jerusalem': `
    Иерусалим|Jerusalem|31.77|35.21; Тель-Авив|Tel Aviv|32.09|34.78; Хайфа|Haifa|32.79|34.99; Беэр-Шева|Beersheba|31.25|34.79;
    Ашдод|Ashdod|31.8|34.65; Нетания|Netanya|32.32|34.85; Эйлат|Eilat|29.56|34.95`,
  'TR Europe/Istanbul': `
    Стамбул|Istanbul|41.01|28.98|*; Анкара|Ankara|39.93|32.86; Анталья|Antalya|36.9|30.7; Измир|Izmir|38.42|27.14;
    Аланья|Alanya|36.54|32; Бодрум|Bodrum|37.03|27.43`,
  'CY Asia/Nicosia': `
    Никосия|Nicosia|35.19|33.38; Лимасол|Limassol|34.68|33.04; Ларнака|Larnaca|34.92|33.63; Пафос|Paphos|34.78|32.42`,
  'GB Europe/London': `
    Лондон|London|51.51|-0.13|*; Манчестер|Manchester|53.48|-2.24; Бирмингем|Birmingham|52.49|-1.89;
    Эдинбург|Edinburgh|55.95|-3.19; Глазго|Glasgow|55.86|-4.25; Ливерпуль|Liverpool|53.41|-2.98; Лестер|Leicester|52.64|-1.13;
    Бристоль|Bristol|51.45|-2.59`,
  'IE Europe/Dublin': 'Дублин|Dublin|53.35|-6.26',
  'DE Europe/Berlin': `
    Берлин|Berlin|52.52|13.41|*; Гамбург|Hamburg|53.55|9.99; Мюнхен|Munich|48.14|11.58; Кёльн|Cologne|50.94|6.96;
    Франкфурт-на-Майне|Frankfurt|50.11|8.68; Штутгарт|Stuttgart|48.78|9.18; Дюссельдорф|Düsseldorf|51.23|6.78;
    Лейпциг|Leipzig|51.34|12.37; Дрезден|Dresden|51.05|13.74; Ганновер|Hanover|52.37|9.73; Нюрнберг|Nuremberg|49.45|11.08;
    Бремен|Bremen|53.08|8.8`,
  'AT Europe/Vienna': 'Вена|Vienna|48.21|16.37; Зальцбург|Salzburg|47.81|13.06; Грац|Graz|47.07|15.44',
  'CH Europe/Zurich': 'Цюрих|Zurich|47.38|8.54; Женева|Geneva|46.2|6.14; Берн|Bern|46.95|7.45; Базель|Basel|47.56|7.59',
  'FR Europe/Paris': `
    Париж|Paris|48.86|2.35; Ницца|Nice|43.7|7.27; Лион|Lyon|45.76|4.84; Марсель|Marseille|43.3|5.37; Тулуза|Toulouse|43.6|1.44;
    Страсбург|Strasbourg|48.57|7.75; Бордо|Bordeaux|44.84|-0.58`,
  'MC Europe/Monaco': 'Монако|Monaco|43.74|7.42',
  'NL Europe/Amsterdam': 'Амстердам|Amsterdam|52.37|4.9; Роттердам|Rotterdam|51.92|4.48; Гаага|The Hague|52.08|4.3',
  'BE Europe/Brussels': 'Брюссель|Brussels|50.85|4.35; Антверпен|Antwerp|51.22|4.4',
  'LU Europe/Luxembourg': 'Люксембург|Luxembourg|49.61|6.13',
  'ES Europe/Madrid': `
    Мадрид|Madrid|40.42|-3.7; Барселона|Barcelona|41.39|2.17; Валенсия|Valencia|39.47|-0.38; Малага|Malaga|36.72|-4.42;
    Аликанте|Alicante|38.35|-0.48; Севилья|Seville|37.39|-5.98`,
  'PT Europe/Lisbon': 'Лиссабон|Lisbon|38.72|-9.14; Порту|Porto|41.16|-8.63',
  'IT Europe/Rome': `
    Рим|Rome|41.9|12.5; Милан|Milan|45.46|9.19; Неаполь|Naples|40.85|14.27; Турин|Turin|45.07|7.69;
    Флоренция|Florence|43.77|11.26; Венеция|Venice|45.44|12.32; Болонья|Bologna|44.49|11.34`,
  'GR Europe/Athens': 'Афины|Athens|37.98|23.73; Салоники|Thessaloniki|40.64|22.94',
  'PL Europe/Warsaw': `
    Варшава|Warsaw|52.23|21.01; Краков|Krakow|50.06|19.94; Вроцлав|Wroclaw|51.11|17.04; Гданьск|Gdansk|54.35|18.65;
    Познань|Poznan|52.41|16.93; Лодзь|Lodz|51.76|19.46`,
  'CZ Europe/Prague': 'Прага|Prague|50.08|14.44; Брно|Brno|49.2|16.61; Карловы Вары|Karlovy Vary|50.23|12.87',
  'SK Europe/Bratislava': 'Братислава|Bratislava|48.15|17.11',
  'HU Europe/Budapest': 'Будапешт|Budapest|47.5|19.04',
  'RO Europe/Bucharest': 'Бухарест|Bucharest|44.43|26.1; Яссы|Iasi|47.16|27.59',
  'BG Europe/Sofia': 'София|Sofia|42.7|23.32; Варна|Varna|43.21|27.91; Бургас|Burgas|42.5|27.47; Пловдив|Plovdiv|42.14|24.75',
  'RS Europe/Belgrade': 'Белград|Belgrade|44.79|20.45; Нови-Сад|Novi Sad|45.27|19.83',
  'ME Europe/Podgorica': 'Подгорица|Podgorica|42.43|19.26; Будва|Budva|42.29|18.84',
  'HR Europe/Zagreb': 'Загреб|Zagreb|45.82|15.98',
  'SI Europe/Ljubljana': 'Любляна|Ljubljana|46.06|14.51',
  'FI Europe/Helsinki': 'Хельсинки|Helsinki|60.17|24.94; Тампере|Tampere|61.5|23.76',
  'SE Europe/Stockholm': 'Стокгольм|Stockholm|59.33|18.07; Гётеборг|Gothenburg|57.71|11.97',
  'NO Europe/Oslo': 'Осло|Oslo|59.91|10.75',
  'DK Europe/Copenhagen': 'Копенгаген|Copenhagen|55.68|12.57',
  'IS Atlantic/Reykjavik': 'Рейкьявик|Reykjavik|64.15|-21.94',
  'EG Africa/Cairo': 'Каир|Cairo|30.04|31.24; Хургада|Hurghada|27.26|33.81; Александрия|Alexandria|31.2|29.92',
  'MA Africa/Casablanca': 'Касабланка|Casablanca|33.57|-7.59',
  'KE Africa/Nairobi': 'Найроби|Nairobi|-1.29|36.82',
  'ZA Africa/Johannesburg': 'Йоханнесбург|Johannesburg|-26.2|28.05; Кейптаун|Cape Town|-33.92|18.42; Дурбан|Durban|-29.86|31.02',
  'MU Indian/Mauritius': 'Порт-Луи|Port Louis|-20.16|57.5',
  'US America/New_York': `
    Нью-Йорк|New York|40.71|-74.01|*; Вашингтон|Washington|38.91|-77.04; Бостон|Boston|42.36|-71.06;
    Филадельфия|Philadelphia|39.95|-75.17; Майами|Miami|25.76|-80.19; Атланта|Atlanta|33.75|-84.39;
    Орландо|Orlando|28.54|-81.38; Шарлотт|Charlotte|35.23|-80.84; Тампа|Tampa|27.95|-82.46`,
  'US America/Detroit': 'Детройт|Detroit|42.33|-83.05',
  'US America/Chicago': `
    Чикаго|Chicago|41.88|-87.63; Хьюстон|Houston|29.76|-95.37; Даллас|Dallas|32.78|-96.8; Остин|Austin|30.27|-97.74;
    Миннеаполис|Minneapolis|44.98|-93.27; Новый Орлеан|New Orleans|29.95|-90.07`,
  'US America/Denver': 'Денвер|Denver|39.74|-104.99; Солт-Лейк-Сити|Salt Lake City|40.76|-111.89',
  'US America/Phoenix': 'Финикс|Phoenix|33.45|-112.07',
  'US America/Los_Angeles': `
    Лос-Анджелес|Los Angeles|34.05|-118.24; Сан-Франциско|San Francisco|37.77|-122.42; Сан-Диего|San Diego|32.72|-117.16;
    Сан-Хосе|San Jose|37.34|-121.89; Сиэтл|Seattle|47.61|-122.33; Портленд|Portland|45.52|-122.68;
    Лас-Вегас|Las Vegas|36.17|-115.14; Сакраменто|Sacramento|38.58|-121.49`,
  'US Pacific/Honolulu': 'Гонолулу|Honolulu|21.31|-157.86',
  'CA America/Toronto': 'Торонто|Toronto|43.65|-79.38; Монреаль|Montreal|45.5|-73.57; Оттава|Ottawa|45.42|-75.7',
  'CA America/Vancouver': 'Ванкувер|Vancouver|49.28|-123.12',
  'CA America/Edmonton': 'Калгари|Calgary|51.05|-114.07; Эдмонтон|Edmonton|53.55|-113.49',
  'MX America/Mexico_City': 'Мехико|Mexico City|19.43|-99.13',
  'CU America/Havana': 'Гавана|Havana|23.11|-82.37',
  'BR America/Sao_Paulo': 'Сан-Паулу|Sao Paulo|-23.55|-46.63; Рио-де-Жанейро|Rio de Janeiro|-22.91|-43.17',
  'AR America/Argentina/Buenos_Aires': 'Буэнос-Айрес|Buenos Aires|-34.6|-58.38',
  'CL America/Santiago': 'Сантьяго|Santiago|-33.45|-70.67',
  'PE America/Lima': 'Лима|Lima|-12.05|-77.04',
  'CO America/Bogota': 'Богота|Bogota|4.71|-74.07',
  'AU Australia/Sydney': 'Сидней|Sydney|-33.87|151.21; Канберра|Canberra|-35.28|149.13',
  'AU Australia/Melbourne': 'Мельбурн|Melbourne|-37.81|144.96',
  'AU Australia/Brisbane': 'Брисбен|Brisbane|-27.47|153.03',
  'AU Australia/Perth': 'Перт|Perth|-31.95|115.86',
  'NZ Pacific/Auckland': 'Окленд|Auckland|-36.85|174.76; Веллингтон|Wellington|-41.29|174.78',
  'WS Pacific/Apia': 'Апиа|Apia|-13.83|-171.76',
  'FJ Pacific/Fiji': 'Сува|Suva|-18.14|178.44',
});
