import type { ClaimedInput } from "../claim.ts";
import { foldedText } from "./printed-lines.ts";

/** The phrases of a list, which begins a line or follows a comma. */
const listed = (phrases: string) => phrases.split(/\s*,\s*/);

/** How reports call a figure: `whole` names it alone, `part` one of those that are added up, `not` what only sounds like it. */
type Words = { whole: readonly string[]; part?: readonly string[]; not: readonly string[] };

const REPORT_WORDS: Readonly<Record<ClaimedInput, Words>> = {
  interestIncome: {
    whole: listed(`interest income, finance income, interest revenue, interest and similar income, financial income,
      income from interest, interest and other income, profit on deposits, finance and other income,
      income from bank deposits, interest earned, return on bank deposits, profit on bank deposits, income from murabaha,
      commission income, special commission income, income on bank deposits, interest and dividend income,
      murabaha income, interest income on bank deposits, دخل التمويل, ايرادات التمويل, دخل تمويل, ايرادات تمويل,
      ايرادات الفوائد, ايرادات فوائد, دخل الفوائد, دخل مرابحه, ايرادات مرابحه, دخل عمولات, ايرادات عمولات, فوائد دائنه,
      دخل من ودائع, produits financiers, produits d interets, revenus d interets, interets recus, produits d interet,
      pendapatan keuangan, pendapatan bunga, penghasilan keuangan, penghasilan bunga, pendapatan kewangan,
      pendapatan faedah, finansman gelirleri, faiz gelirleri, faiz geliri, finansal gelirler, finansman geliri,
      finanzertrage, zinsertrage, finanzertrag, zinsen und ahnliche ertrage, سود کی امدنی, مالیاتی امدنی, 受取利息, 金融収益,
      利息收入, 财务收入, 财务收益, 財務收益`),
    not: listed(`net, before, expense, expenses, cost, costs, excluding, tax, received, loss, giderleri, charges, aufwendungen,
      beban, تكاليف, مصاريف, 费用`),
  },
  prohibitedRevenue: {
    whole:
      listed(`alcohol, alcoholic beverages, beer, wine, wines, spirits, liquor, tobacco, cigarettes, casino, casinos, gaming,
      gambling, betting, lotteries, pork, conventional insurance, الكحول, المشروبات الكحولية, التبغ, القمار, لحم الخنزير,
      alcool, boissons alcoolisees, tabac, jeux d argent, minuman beralkohol, rokok, perjudian, arak, tembakau, alkol,
      alkollu icecekler, bira, tutun, sigara, alkohol, bier, tabak, glucksspiel, شراب, تمباکو, جوا, 酒類, ビール, たばこ, カジノ,
      酒类, 啤酒, 烟草, 博彩`),
    not: listed(`cost, costs, excise, duty, duties, tax, taxes, free, loss, profit, تكلفة, ضريبة`),
  },
  interestBearingDebt: {
    whole:
      listed(`total borrowings, total debt, total loans and borrowings, total interest bearing loans and borrowings,
      total bank borrowings, gross debt, total financial debt, اجمالي القروض, مجموع القروض, dettes financieres,
      endettement brut, total des dettes financieres, total pinjaman, jumlah pinjaman, toplam borclanmalar,
      toplam finansal borclar, finanzverbindlichkeiten, 有利子負債, 有息负债`),
    part: listed(`borrowings, loans and borrowings, bank borrowings, bank loans, long term debt, short term debt, term loans,
      short term borrowings, long term borrowings, notes payable, bonds, debentures, sukuk, commercial paper, term debt,
      bank overdraft, bank overdrafts, islamic financing, murabaha financing, interest bearing loans, loans,
      current portion of long term, current portion of term loans, long term financing, short term financing,
      running finance, short term loans, long term loans, قروض, القروض, قروض طويله الاجل, قروض قصيره الاجل,
      تسهيلات بنكيه, صكوك, تمويل اسلامي, قروض لاجل, قروض وسلف, الجزء المتداول من قروض, تمويلات, emprunts,
      emprunts et dettes financieres, dettes financieres non courantes, dettes financieres courantes,
      emprunts obligataires, pinjaman bank, utang bank, utang obligasi, pinjaman jangka panjang, pinjaman jangka pendek,
      pinjaman, surat utang, borclanmalar, kisa vadeli borclanmalar, uzun vadeli borclanmalar, banka kredileri,
      finansal borclar, ihrac edilmis borclanma araclari, finanzschulden, anleihen, قرضے,
      verbindlichkeiten gegenuber kreditinstituten, 短期借入金, 長期借入金, 社債, 借入金, 短期借款, 长期借款, 應付債券, 应付债券, 銀行借款, 银行借款`),
    not: listed(`lease, leases, interest, proceeds, repayment, repayments, cost, costs, net, trade, tax, loans to, receivable,
      receivables, employee, employees, equity, issue, given, advances, ايجار, تكاليف, سداد, متحصلات, فوائد,
      remboursement, intérêts, location, bunga, sewa, kiralama, faiz, leasing, zinsen, リース, 租赁, 支払, 返済, による収入`),
  },
  islamicFinancing: {
    whole: listed(`islamic financing, total islamic financing, islamic borrowings, shariah compliant borrowings,
      sharia compliant loans, islamic facilities, islamic bank facilities, islamic banking facilities, تمويل إسلامي,
      التمويل الإسلامي, قروض إسلامية, pembiayaan syariah, pembiayaan islam`),
    part: listed(`murabaha, murabaha financing, murabaha loans, tawarruq, ijara, ijarah, sukuk, musharaka, diminishing musharaka,
      murabahah, commodity murabahah, sukuk murabahah, islamic medium term notes, islamic term financing, مرابحة,
      تمويل مرابحة, قروض مرابحة, تورق, إجارة, صكوك, مشاركة, utang murabahah, pembiayaan musyarakah, kira sertifikalari,
      katilim bankasi kredileri, مرابحہ, صکوک`),
    not: listed(`deposits, deposit, income, cost, costs, repayment, proceeds, receivable, receivables, investment, investments,
      profit, ودائع, إيرادات, سداد, تكاليف, استثمارات`),
  },
  murabahaDeposits: {
    whole:
      listed(`murabaha deposits, murabaha time deposits, short term murabaha deposits, islamic deposits, murabaha placements,
      mudaraba deposits, mudarabah deposits, shariah compliant deposits, islamic time deposits, wakala deposits,
      short term murabaha, investments in murabaha, profit bearing deposits, ودائع مرابحة, مرابحات قصيرة الأجل,
      ودائع إسلامية, ودائع مضاربة, استثمارات مرابحة, وكالة, deposito mudharabah, deposito syariah, deposit murabahah,
      deposit islam, katilma hesaplari, islamic bank balances, مرابحہ ڈپازٹ`),
    not: listed(`income, received, increase, decrease, placed, matured, return, إيرادات, عوائد, دخل`),
  },
  cashAndInterestBearingSecurities: {
    whole: listed(`cash cash equivalents and marketable securities, cash and bank balances, total cash and investments,
      cash cash equivalents and short term investments, cash and short term investments, cash and deposits,
      cash cash equivalents and investments, total cash cash equivalents and marketable securities`),
    part: listed(`cash and cash equivalents, cash, marketable securities, short term investments, term deposits, time deposits,
      bank balances, short term deposits, murabaha deposits, fixed deposits,
      bank balances other than cash and cash equivalents, short term murabaha, investments in sukuk,
      deposits placed with licensed banks, cash at banks, long term deposits, treasury bills, النقد وما في حكمه,
      نقد وما في حكمه, النقديه وما في حكمها, نقديه وما في حكمها, النقد والارصده لدي البنوك, ودائع لاجل,
      ودائع قصيره الاجل, ودائع مرابحه, استثمارات قصيره الاجل, نقد وارصده لدي البنوك,
      tresorerie et equivalents de tresorerie, placements de tresorerie, disponibilites, kas dan setara kas,
      deposito berjangka, investasi jangka pendek, deposito, tunai dan kesetaraan tunai, tunai dan baki bank,
      deposit tetap, nakit ve nakit benzerleri, vadeli mevduat, finansal yatirimlar,
      zahlungsmittel und zahlungsmittelaquivalente, flussige mittel, wertpapiere, نقد اور نقد کے مساوی, 現金及び預金,
      現金及び現金同等物, 有価証券, 货币资金, 現金及現金等價物, 现金及现金等价物, 交易性金融资产`),
    not: listed(`restricted, increase, decrease, net, flow, flows, beginning, change, effect, dividend, per share, generated, used,
      paid, from, purchases, زياده, نقص, بدايه, التدفقات, الزياده, variation, ouverture, kenaikan, awal, artis, azalis,
      donem basi, 期首, 增加, 期初`),
  },
  totalRevenue: {
    whole: listed(`revenue, revenues, total revenue, total revenues, net sales, total net sales, sales, turnover,
      revenue from operations, total income, revenue from contracts with customers, net revenue, sales net,
      total revenue from operations, net revenues, total operating revenues, net turnover, الايرادات, ايرادات, المبيعات,
      صافي المبيعات, اجمالي الايرادات, مبيعات, ايرادات من عقود مع عملاء, chiffre d affaires,
      produits des activites ordinaires, ventes, revenus, pendapatan, pendapatan neto, penjualan neto, penjualan bersih,
      pendapatan usaha, pendapatan bersih, hasil, perolehan, hasilat, hasilat satis gelirleri, umsatzerlose, umsatz,
      فروخت, امدنی, 売上高, 売上収益, 営業収益, 营业收入, 营业总收入, 收入, 收益`),
    not: listed(`cost, costs, deferred, other, growth, segment, finance, interest, unearned, expenses, tax, percentage, marketing,
      تكلفه, اخري, التمويل, cout, autres, beban, lain, kos, maliyeti, diger, finansman, sonstige, kosten, 原価, 成本, 其他, 利息`),
  },
  totalAssets: {
    whole:
      listed(`total assets, اجمالي الموجودات, مجموع الموجودات, اجمالي الاصول, مجموع الاصول, total de l actif, total actif,
      total des actifs, total aset, jumlah aset, total aktiva, toplam varliklar, summe aktiva, bilanzsumme, کل اثاثے,
      資産合計, 総資産, 资产总计, 资产合计, 資產總額, 總資產`),
    not: listed(`current, non, net, segment, return, less, المتداوله, courant, courants, lancar, semasa, donen, duran, kurzfristige,
      langfristige, 流動, 固定, 流动`),
  },
  totalLiabilities: {
    whole: listed(`total liabilities, اجمالي المطلوبات, مجموع المطلوبات, اجمالي الالتزامات, مجموع الالتزامات,
      total du passif exigible, total des passifs, total passifs, total liabilitas, jumlah liabilitas, jumlah liabiliti,
      toplam yukumlulukler, summe schulden, کل واجبات, 負債合計, 负债合计, 負債總額, 總負債`),
    not: listed(`current, non, equity, المتداوله, حقوق, courants, propres, lancar, pendek, panjang, ekuitas, ekuiti, semasa, kisa,
      uzun, ozkaynaklar, eigenkapital, 流動, 固定, 純資産, 流动, 权益, 權益`),
  },
  accountsReceivable: {
    whole: listed(`trade receivables, accounts receivable, trade and other receivables, accounts receivable net,
      trade receivables net, trade debts, receivables, ذمم مدينه تجاريه, الذمم المدينه, مدينون تجاريون, ذمم تجاريه مدينه,
      ذمم مدينه, creances clients, clients et comptes rattaches, piutang usaha, piutang dagang, penghutang perdagangan,
      belum terima perdagangan, ticari alacaklar, forderungen aus lieferungen und leistungen, 売掛金, 受取手形及び売掛金, 应收账款, 應收賬款`),
    not: listed(`increase, decrease, change, changes, payables, impairment, allowance, provision, زياده, تغير, variation, kenaikan,
      artis, azalis, veranderung, 増減`),
  },
};

/** The heads of the statements that print balances and those that print a year's flows. */
const STATEMENTS = {
  balance:
    listed(`balance sheet, balance sheets, statement of financial position, قائمه المركز المالي, المركز المالي, bilan consolide,
    bilan, etat de la situation financiere, laporan posisi keuangan, penyata kedudukan kewangan, finansal durum tablosu,
    bilanz, 貸借対照表, 財政状態計算書, 资产负债表`),
  ofYear:
    listed(`income statement, statement of income, statements of income, statement of profit or loss, statements of operations,
    statement of operations, statement of profit and loss, profit and loss account, statement of comprehensive income,
    قائمه الدخل, الربح او الخساره, compte de resultat, laporan laba rugi, penyata untung rugi, kar veya zarar tablosu,
    gewinn und verlustrechnung, 損益計算書, 利润表`),
};

/** Chinese and Japanese put no spaces between words. */
const WITHOUT_SPACES = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** A phrase as it is looked for in a folded text. */
const foldedPhrase = (phrase: string) => (WITHOUT_SPACES.test(phrase) ? foldedText(phrase).trim() : foldedText(phrase));
const foldedAll = (phrases: readonly string[] = []) => phrases.map(foldedPhrase);

const FOLDED = Object.fromEntries(
  Object.entries(REPORT_WORDS).map(([input, { whole, part, not }]) => [
    input,
    {
      phrases: [
        ...foldedAll(whole).map((phrase) => ({ phrase, worth: 1 })),
        ...foldedAll(part).map((phrase) => ({ phrase, worth: 0.5 })),
      ].sort((one, other) => other.phrase.length - one.phrase.length),
      not: foldedAll(not),
    },
  ]),
);
const FOLDED_STATEMENTS = { balance: foldedAll(STATEMENTS.balance), ofYear: foldedAll(STATEMENTS.ofYear) };

/** A label of more words is a sentence. */
const MOST_OTHER_WORDS = 8;

/** How well a label names a figure: 0 not at all, most when it says nothing else. */
export function likeness(label: string, input: ClaimedInput): number {
  const words = foldedText(label).replace(/ \d+(?= )/g, "");
  const { phrases, not } = FOLDED[input] ?? { phrases: [], not: [] };
  const found = phrases.find(({ phrase }) => words.includes(phrase));
  if (!found) return 0;
  const rest = words.replace(found.phrase, "  ");
  if (not.some((word) => rest.includes(word))) return 0;
  const others = rest.trim() === "" ? 0 : rest.trim().split(/ +/).length;
  if (others > MOST_OTHER_WORDS) return 0;
  const start = others === 0 ? 1.5 : words.startsWith(found.phrase) ? 1 : 0.5;
  return start + found.worth - others / MOST_OTHER_WORDS / 2;
}

export const isOfStatement = (folded: string, isOfYear: boolean) =>
  FOLDED_STATEMENTS[isOfYear ? "ofYear" : "balance"].some((head) => folded.includes(head));
