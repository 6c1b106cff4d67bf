import { isPraisable, matchAnyPhrase } from './problem-rules.ts'
import { insults } from './problem-words.ts'

/**
 * Insults in the languages whose words the score knows, beside the English ones of the rules of problems. Without accents
 * where they are written with them: a text is looked at both ways.
 */
const insultsOf: Readonly<Record<string, string>> = {
  en: 'heil hitler; sieg heil; white power; gas the jews; kys',
  de: `arsch; arschloch*; wixer*; arschgeige*; wichser*; hurensohn*; hure; huren; nutte*; schlampe*; fotze*; scheiss*; scheiß*; kacke;
    trottel*; vollidiot*; depp; deppen; missgeburt*; mistkerl*; drecksau*; schwuchtel*; kanake*; neger*; spast; spasti;
    spasten; abschaum; ficken; fick; fickt; gefickt; verpiss*; miststuck*; miststück*; blodmann; blödmann; dummkopf*; schwachkopf*; vollpfosten; pisser; hackfresse*; halt die fresse;
    halts maul; leck mich; untermensch*; zigeuner*; judensau*`,
  fr: `connard*; connasse*; conne; salope*; salaud*; putain*; pute; encule*; merde*; batard*; pede; negre*; bougnoule*;
    youpin*; cretin*; abruti*; ta gueule; niquer; nique; fils de pute; trou du cul; trouduc; va te faire; enfoire*; branleur*; couillon*; imbecile*; debile*; tarlouze*;
    bicot*; grognasse*; pouffiasse*`,
  es: `gilipollas; cabron*; puta; puto; hijo de puta; mierda*; pendejo*; maricon*; estupido*; estupida*; coño; joder*;
    jodid*; imbecil*; idiota*; malparid*; hijueputa*; boludo*; pelotud*; huevon*; culero*; chingad*; soplapollas; subnormal*; follar*; sudaca*; negrata*`,
  it: `stronz*; cazzo*; cazzi; puttana*; puttane; troia; troie; merda; bastardo*; bastardi; coglion*; vaffanculo*;
    frocio; froci; deficiente; deficienti; idiota; idioti; figlio di puttana; minchia*; zoccola*; stupid*; cretin*; imbecill*; rompicoglioni; testa di cazzo; rottinculo; terron*; sfigat*; porco dio`,
  nl: `klootzak*; hoer; hoeren; hoerenzoon*; kut; kutwijf*; kankerhoer*; lul; flikker; teringlijer*; trut; trutten; slet;
    sletten; sukkel; randdebiel*; godverdomme; kankerlijer*; tyfuslijer*; mongool*; mongolen; zakkenwasser*; idioot; idioten; debiel; debielen; lulletje*; rotwijf*; schijt*`,
  pl: `kurw*; skurw*; chuj*; huj*; pierdol*; spierdal*; jeba*; zjeb*; pojeb*; cipa; cipy; pizd*; dziwk*; suka; suki; debilu; debile; idiot*; skurwiel*; dupek; zasran*; cwel*; palant*; szmaciarz*;
    kretyn*; gowno; gówno; ciota*; ciapat*; sukinsyn*; frajer*`,
  pt: `caralho*; porra; fdp; filho da puta; cabrao; cabroes; foda-se; foder*; fodid*; viado*; paneleiro*; otario*; idiota*; puta*; bosta; cuzao; cuzão; desgracad*; imbecil; corno manso; imbecis; cretino*;
    babaca*; arrombad*; buceta*; escroto*; vagabunda*; preto de merda`,
  ru: `бля; бляд*; блят*; сука; суки; сучк*; хуй*; хуе*; хуя*; пизд*; ебат*; ебан*; ёбан*; еблан*; уебок*; уёб*; мудак*;
    мудил*; пидор*; пидар*; гандон*; шлюх*; дебил*; идиот*; придур*; кретин*; тупиц*; ублюд*; сволоч*; падла; чмо; урод; уроды; уродин*; тварь; твари; мразь; мрази; чурк*; хач;
    хачи; жид; жиды; ниггер*; говн*; дерьм*; долбоеб*; долбоёб*; залуп*; выродок*`,
}

const ofOthers = matchAnyPhrase(
  Object.values(insultsOf).flatMap((list) => list.split(';').map((entry) => entry.trim())),
)

/** What people write who are angry with a question. */
const inAnger = matchAnyPhrase([
  ...insults,
  ...`hate this; hate it here; hate your; get a life; who cares about; who cares; who gives a; nobody cares; no one cares; don't care;
    dont care; do not care; go away; get lost; go to hell; rot in; screw you; screw this; screw them; damn; sucks; suck; stupider; stupidest; dumber;
    dumbest; boring question; waste of time; leave me alone; stop asking; piss off; bugger off; drop dead; bite me; rubbish question`
    .split(';')
    .map((entry) => entry.trim()),
])

/** An insult of anybody, us and our question too, in a language that we know. */
export const isInsult = (text: string): boolean => inAnger.test(text) || ofOthers.test(text)

/** Holds an insult in a language that we know, or what harms somebody. */
export const isIndecent = (text: string): boolean => !isPraisable(text) || ofOthers.test(text)
