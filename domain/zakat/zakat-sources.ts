/** A document that can be looked up; `url` is null when only its title has been checked. */
export type ZakatSource = { title: string; url: string | null };

export const FIQH_AL_ZAKAH: ZakatSource = { title: "Yusuf al-Qaradawi, Fiqh al-Zakah", url: null };

export const FIQH_ACADEMY_DEBTS: ZakatSource = {
  title: "International Islamic Fiqh Academy, Resolution No. 1 (1/2), Zakah on debts",
  url: null,
};

export const FIQH_ACADEMY_REAL_ESTATE: ZakatSource = {
  title: "International Islamic Fiqh Academy, Resolution No. 2 (2/2), Zakah on real estate and rented land",
  url: null,
};

export const FIQH_ACADEMY_SHARES: ZakatSource = {
  title: "International Islamic Fiqh Academy, Resolution No. 28 (3/4), Zakah on company shares",
  url: null,
};

export const FIQH_ACADEMY_SHARES_FOR_INCOME: ZakatSource = {
  title: "International Islamic Fiqh Academy, Resolution No. 121 (3/13), Zakah on shares owned to earn their income",
  url: "https://iifa-aifi.org/en/32840.html",
};

export const NZF_SHARES_PROXY: ZakatSource = {
  title: "National Zakat Foundation (UK), Zakat on share investments: determining a proxy for calculation",
  url: "https://nzf.org.uk/news/zakat-on-share-investments-determining-a-proxy-for-calculation/",
};

export const KAHF_SOLAR_YEAR: ZakatSource = {
  title: "Monzer Kahf, Calculating zakah on the solar calendar",
  url: "https://fiqh.islamonline.net/en/calculating-zakah-on-the-solar-calendar/",
};

export const NZF_SOLAR_YEAR: ZakatSource = {
  title: "National Zakat Foundation (UK), Can a solar year be used, quoting AAOIFI's Shari'ah Standards",
  url: "https://help.nzf.org.uk/en/article/can-a-solar-year-be-used-for-zakat-calcualtion-2jd8ig/",
};

export const FOUR_SCHOOLS_ON_JEWELRY: ZakatSource = {
  title: "Ibn Abd al-Barr, al-Istidhkar, on the Book of Zakat of Malik's Muwatta",
  url: null,
};
