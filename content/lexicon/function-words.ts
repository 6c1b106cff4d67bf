/**
 * Words of other languages that carry no idea of their own, as `stopWords` does for English. A list in which they are
 * commoner than those of English is read as one in that language. Accents do not count, so most stand without.
 */
export const functionWords: Readonly<Record<string, string>> = {
  de: `der die das den dem des ein eine einen einem einer eines und oder aber nicht kein keine keinen ist sind war wird werden
    wurde sein seine seinen seiner ihr ihre ihren ihm ihn ich du er sie es wir man sich mich dich uns mit ohne auf aus bei
    bis durch fur gegen in im ins an am ans um von vom vor zu zum zur nach uber unter hinter neben zwischen als wie wenn
    dass weil ob damit daraus darauf darin dazu daran davon was wer wo wann auch noch nur schon so sehr mehr dann doch
    da hier dort kann konnen konnte soll sollen muss mussen hat haben hatte machen lassen jeder jede jedes jeden alle allen`,
  fr: `le la les l un une des du de d au aux et ou mais ne pas plus que qui quoi dont ou je tu il elle on nous vous ils elles
    me te se s y en lui leur leurs mon ma mes ton ta tes son sa ses notre nos votre vos ce cet cette ces c est sont etre
    etait soit ai as a ont avoir avait dans sur sous avec sans pour par entre vers chez comme si quand car donc ainsi
    tres tout toute tous toutes chaque meme aussi encore alors faire fait peut mettre n j m t qu afin`,
  es: `el la los las lo un una unos unas de del al a y e o u pero no que quien cual como cuando donde yo tu ella ello
    nosotros ellos ellas me te se nos le les mi mis su sus nuestro nuestra este esta estos estas ese esa eso aquel es son ser
    era fue sea ha han haber hay en con sin por para entre hasta desde sobre bajo tras si porque muy mas menos tan tambien
    ya cada todo toda todos todas otro otra hacer hace poner cuando usar usarlo`,
  it: `il lo la i gli le l un uno una di del dello della dei degli delle a al allo alla ai agli alle da dal dallo dalla dai
    in nel nello nella nei nelle su sul sullo sulla sui con senza per tra fra e ed o ma non che chi cui come quando dove se
    io tu lui lei noi voi loro mi ti si ci vi ne mio mia suo sua nostro questo questa questi quello quella e sono essere
    era ha hanno avere piu molto anche ogni tutto tutta tutti tutte fare fa`,
  nl: `de het een en of maar niet geen is zijn was waren wordt worden werd ik jij je hij zij ze wij we jullie u mij hem haar ons
    hun mijn jouw onze dit dat deze die er hier daar met zonder op uit bij tot door voor tegen in aan om van naar over onder
    achter naast tussen als wat wie waar wanneer dan toen omdat zodat ook nog maar al zo zeer meer heel kan kunnen moet
    moeten zal zullen heeft hebben had maken laten iedereen ieder elke alle ermee ervan erop erin`,
  pl: `i a o u w we z ze na do od dla po pod nad przed za przez przy bez ku oraz albo lub ale nie tak czy ze zeby aby gdy kiedy
    jak jako jest sa byc byl byla bylo beda bedzie to ten ta te tego tej tym tych ktory ktora ktore ja ty on ona ono my wy
    oni one mnie mi mu go jej ich im nim nich niej sie swoj swoja swoje jego co kto gdzie tez juz jeszcze tylko bardzo
    wiecej mozna moze kazdy kazda kazde wszystko wszyscy wszystkich niego nia`,
  pt: `o a os as um uma uns umas de do da dos das em no na nos nas ao aos pelo pela por para com sem sob sobre entre ate desde
    e ou mas nao que quem qual como quando onde se porque eu tu ele ela nos voces eles elas me te lhe lhes meu minha seu sua
    seus suas nosso nossa este esta esse essa isso aquele e sao ser era foi tem ter ha muito mais menos tambem ja cada todo
    toda todos todas outro outra fazer faz dele dela`,
  ru: `и а но или не ни да в во на с со к ко у о об от до для из за по под над при без через между про как так что чтобы кто
    где когда если то это этот эта эти тот та те я ты он она оно мы вы они меня мне тебя тебе его ему ее ей их им нас нам
    вас вам себя свой своя свое свои ним нем них был была было были быть есть будет же ли бы уже еще только очень больше
    можно каждый каждая каждому все всех всем который`,
}
