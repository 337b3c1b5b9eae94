import type { Language } from "#i18n/locales.ts";

/** Countries and regions by their two-letter codes. */
const codes =
  "AF AL DZ AD AO AG AR AM AU AT AZ BS BH BD BB BY BE BZ BJ BT BO BA BW BR BN BG BF BI CV KH CM CA CF TD CL CN CO KM CG CD CR CI HR CU CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FJ FI FR GA GM GE DE GH GR GD GT GN GW GY HT HN HK HU IS IN ID IR IQ IE IL IT JM JP JO KZ KE KI KP KR KW KG LA LV LB LS LR LY LI LT LU MO MG MW MY MV ML MT MH MR MU MX FM MD MC MN ME MA MZ MM NA NR NP NL NZ NI NE NG MK NO OM PK PW PS PA PG PY PE PH PL PT PR QA RO RU RW KN LC VC WS SM ST SA SN RS SC SL SG SK SI SB SO ZA SS ES LK SD SR SE CH SY TW TJ TZ TH TL TG TO TT TN TR TM TV UG UA AE GB US UY UZ VU VA VE VN YE ZM ZW".split(
    " ",
  );

const names = new Map<Language, Intl.DisplayNames>();
const lists = new Map<Language, { id: string; name: string }[]>();

export function countryName(language: Language, code: string) {
  let display = names.get(language);
  if (!display) {
    display = new Intl.DisplayNames([language], { type: "region", fallback: "code" });
    names.set(language, display);
  }
  return display.of(code) ?? code;
}

export function listCountries(language: Language) {
  let list = lists.get(language);
  if (!list) {
    list = codes
      .map((id) => ({ id, name: countryName(language, id) }))
      .sort((a, b) => a.name.localeCompare(b.name, language));
    lists.set(language, list);
  }
  return list;
}
