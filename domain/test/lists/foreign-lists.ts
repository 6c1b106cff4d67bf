import { ideasOf } from './read-lists.ts'

/** Honest lists of different ideas in other languages, written and committed before version 7 was fitted or run. */
const texts: Record<string, Record<string, readonly string[]>> = {
  'What could you do with a brick that nobody needs?': {
    de: [
      'Die Tür damit offen halten | Auf dem Grill als Gewicht für das Hähnchen | Einen Briefbeschwerer daraus machen | Im Garten ein Beet begrenzen | Ein Fenster einschlagen, wenn es brennt | Kräuter in die Löcher pflanzen | Zu rotem Pulver mahlen und damit malen | Unter das Bett legen, damit es höher steht',
      'Als Türstopper | Bücherregal aus Ziegeln und Brettern | Für die Gymnastik als Hantel | Den Weihnachtsbaum damit beschweren | Ihn bemalen und verschenken | Nägel damit in die Wand schlagen | Ein Haus für Igel bauen | Im Ofen wärmen und mit ins Bett nehmen',
    ],
    fr: [
      "S'en servir pour caler la porte | En faire un serre-livres pour la bibliothèque | Le chauffer et le mettre dans le lit | Casser une noix avec | Le peindre et le vendre au marché | Construire un barbecue dans le jardin | Le mettre dans la chasse d'eau pour économiser l'eau | Le poser sur la bâche pour qu'elle ne s'envole pas",
      'Un haltère pour faire du sport | Une marche pour les enfants trop petits | Un abri pour les lézards | Le réduire en poudre pour faire de la peinture | Le jeter dans le lac pour mesurer la profondeur | Une arme contre les voleurs | Un socle pour une statue | Le cadeau le plus lourd du monde',
    ],
    es: [
      'Usarlo para sujetar la puerta | Hacer una barbacoa en el patio | Calentarlo y ponerlo en la cama en invierno | Pintarlo de colores y regalarlo | Construir una casa para los insectos | Partir nueces con él | Ponerlo en la cisterna para ahorrar agua | Molerlo para hacer pintura roja',
      'Una pesa para hacer ejercicio | Un pedestal para una planta | Romper el cristal de un coche en una emergencia | Marcar el camino del jardín | Afilar los cuchillos de la cocina | Un ancla para la barca del abuelo | Sostener los libros de la estantería | Dibujar en la acera',
    ],
    nl: [
      'De deur ermee openhouden | Een barbecue bouwen in de tuin | Hem verwarmen en in bed leggen | Er noten mee kraken | Een boekensteun voor de kast | Hem schilderen en weggeven | Het zeil verzwaren als het waait | Er een huisje voor egels van maken',
      'Gebruiken als halter | Een opstapje voor kleine kinderen | In de stortbak leggen om water te besparen | Het fietspad markeren | Er messen mee slijpen | Een anker voor de roeiboot | Tot poeder malen om mee te verven | Als kunstwerk op een sokkel zetten',
    ],
    pl: [
      'Podeprzeć nim drzwi | Zbudować grill w ogrodzie | Ogrzać go i włożyć do łóżka | Rozbijać nim orzechy | Pomalować i dać komuś w prezencie | Obciążyć plandekę, kiedy wieje wiatr | Zrobić podpórkę do książek | Zmielić na czerwony proszek i malować',
      'Ćwiczyć mięśnie zamiast hantli | Zbić szybę w czasie pożaru | Zrobić domek dla jeża | Postawić na nim doniczkę z kwiatem | Naostrzyć noże w kuchni | Zaznaczyć ścieżkę w parku | Użyć jako kotwicy do łódki | Wrzucić do spłuczki, żeby oszczędzać wodę',
    ],
    ru: [
      'Подпереть им дверь | Построить мангал в саду | Нагреть и положить в постель | Колоть им орехи | Раскрасить и подарить другу | Придавить брезент, когда дует ветер | Сделать подставку для книг | Растереть в красный порошок и рисовать',
      'Качать мышцы вместо гантели | Разбить окно при пожаре | Сделать домик для ежа | Поставить на него цветочный горшок | Точить ножи на кухне | Отметить дорожку в парке | Использовать как якорь для лодки | Положить в бачок, чтобы экономить воду',
    ],
    it: [
      'Tenere aperta la porta | Costruire un barbecue in giardino | Scaldarlo e metterlo nel letto | Schiacciare le noci | Dipingerlo e regalarlo alla zia | Fare un reggilibri per la libreria | Macinarlo per ottenere una polvere rossa | Metterlo sul telone quando tira vento',
    ],
    pt: [
      'Segurar a porta aberta | Construir uma churrasqueira no quintal | Aquecer e colocar na cama | Quebrar nozes com ele | Pintar e dar de presente para a avó | Fazer um suporte para os livros | Moer para fazer tinta vermelha | Colocar sobre a lona quando venta',
    ],
  },
  'The bus is late again and twelve people wait in the rain. How could they enjoy it?': {
    de: [
      'Zusammen ein Lied singen | Wer die meisten Tropfen fängt, bekommt ein Bonbon | Sich gegenseitig unter den Schirm nehmen | Eine Geschichte erzählen, jeder einen Satz | In die Pfützen springen | Dem Busfahrer eine Karte schreiben | Tee aus der Thermosflasche teilen | Raten, aus welcher Richtung der Bus kommt',
      'Ein Taxi teilen und zusammen frühstücken | Regentanz erfinden | Die Hüte tauschen | Über den Chef lästern | Schiffchen aus Fahrkarten falten | Der Ältesten zuhören, wie es früher war | Kniebeugen gegen die Kälte | Ein Gedicht an die Scheibe schreiben',
    ],
    fr: [
      'Chanter une chanson tous ensemble | Partager les parapluies avec les inconnus | Sauter dans les flaques | Raconter une histoire, chacun une phrase | Faire une course de bateaux en papier dans le caniveau | Boire le café de la thermos | Deviner le métier de chacun | Danser pour avoir chaud',
      'Prendre un taxi à plusieurs | Écrire un poème sur la vitre | Échanger les chapeaux | Inventer un nouvel horaire | Jouer aux cartes sur une valise | Écouter la vieille dame parler de sa jeunesse | Compter les voitures rouges | Acheter des croissants pour tout le monde',
    ],
    es: [
      'Cantar una canción todos juntos | Compartir los paraguas con los desconocidos | Saltar en los charcos | Contar un cuento, cada uno una frase | Hacer barcos de papel | Tomar el café del termo | Adivinar la profesión de cada uno | Bailar para entrar en calor',
      'Pedir un taxi entre cuatro | Escribir un poema en el cristal | Intercambiar los sombreros | Jugar a las cartas sobre una maleta | Escuchar a la señora mayor | Contar los coches rojos | Comprar churros para todos | Inventar un horario nuevo',
    ],
    nl: [
      'Samen een lied zingen | De paraplu delen met een vreemde | In de plassen springen | Een verhaal vertellen, ieder een zin | Bootjes vouwen van oude kaartjes | Koffie drinken uit de thermosfles | Raden wat voor werk iedereen doet | Dansen om warm te worden',
      'Met zijn vieren een taxi nemen | Een gedicht op de ruit schrijven | Hoeden ruilen | Kaarten op een koffer | Luisteren naar de oude dame | Rode auto’s tellen | Broodjes kopen voor iedereen | Een nieuwe dienstregeling verzinnen',
    ],
    pl: [
      'Zaśpiewać razem piosenkę | Podzielić się parasolem z nieznajomym | Skakać po kałużach | Opowiadać historię, każdy jedno zdanie | Składać łódki z biletów | Pić herbatę z termosu | Zgadywać, kto gdzie pracuje | Tańczyć, żeby się rozgrzać',
      'Zamówić taksówkę we czworo | Napisać wiersz na szybie | Zamienić się kapeluszami | Grać w karty na walizce | Posłuchać starszej pani | Liczyć czerwone samochody | Kupić bułki dla wszystkich | Wymyślić nowy rozkład jazdy',
    ],
    ru: [
      'Спеть вместе песню | Поделиться зонтом с незнакомцем | Прыгать по лужам | Рассказывать историю, каждый по предложению | Складывать кораблики из билетов | Пить чай из термоса | Угадывать, кто где работает | Танцевать, чтобы согреться',
      'Вызвать такси на четверых | Написать стихи на стекле | Поменяться шляпами | Играть в карты на чемодане | Послушать пожилую даму | Считать красные машины | Купить булочки на всех | Придумать новое расписание',
    ],
    it: [
      'Cantare tutti insieme | Condividere gli ombrelli con gli sconosciuti | Saltare nelle pozzanghere | Raccontare una storia, una frase a testa | Fare barchette di carta | Bere il caffè del thermos | Indovinare il lavoro di ognuno | Ballare per scaldarsi',
    ],
    pt: [
      'Cantar uma música todos juntos | Dividir o guarda-chuva com um estranho | Pular nas poças | Contar uma história, cada um com uma frase | Fazer barquinhos de papel | Tomar o café da garrafa térmica | Adivinhar a profissão de cada um | Dançar para se aquecer',
    ],
    ja: [
      'みんなで歌を歌う | 知らない人と傘を分け合う | 水たまりで跳ねる | 一人一文ずつ物語を作る | 切符で舟を折る | 水筒のお茶を飲む | 職業を当て合う | 踊って体を温める',
    ],
    zh: [
      '一起唱一首歌 | 和陌生人共用雨伞 | 在水坑里跳 | 每人一句编故事 | 用车票折小船 | 分享保温杯里的茶 | 猜大家的职业 | 跳舞取暖',
    ],
  },
}

/** Short honest lists, written before version 11 was run on them: the problem, and its ideas after a #. */
const shortTexts: Record<string, string> = {
  de: `Warum steht der Koffer im Treppenhaus? # Weil jemand ausgezogen ist und ihn vergessen hat | Darin wohnt eine Katze | Ein Kind spielt Flughafen | Die Nachbarin verreist morgen früh | Er hält die Tür auf | Ein Geschenk, das niemand abholt
Ideen gegen Langeweile im Wartezimmer # Ein Regal mit Rätseln | Fenster zum Garten | Musik nach Wunsch | Leute erzählen sich Witze | Ein Aquarium mit bunten Fischen | Jeder malt einen Strich am Gemeinschaftsbild | Wer wartet, bekommt Tee
Neue Namen für den Montag # Neutag | Anfang | Gähntag | Kaffeetag | Startrampe | Erstling | Müdewoche
Was macht man mit einem Regenschirm ohne Griff? # Lampenschirm daraus nähen | Als Vogelbad aufstellen | Dach für das Puppenhaus | Kleid für den Fasching | Antenne bauen | Pilz im Garten | Mit Blumen füllen und aufhängen
Wie bringt man Nachbarn zusammen? # Suppe kochen und klingeln | Werkzeug teilen | Flohmarkt im Hof | Gemeinsam Fußball schauen | Eine Wand mit Kreide | Hunde zusammen ausführen | Blumen gießen tauschen
Zu viele Tomaten # Tomatensuppe | Ketchup einkochen | Tomaten trocknen | An die Kita verschenken | Tomatenschlacht | Saft pressen | Auf dem Markt verkaufen | Kunst aus Tomatenkisten
Der Aufzug ist kaputt # Ein Seilzug am Fenster für Einkäufe | Stühle auf jedem zweiten Absatz | Studenten tragen gegen Kuchen | Wohnungen tauschen für einen Monat | Lieferungen sammeln | Treppenlauf mit Preisen | Alte Leute telefonieren lassen
Ideen für einen Löffel # Musik machen | Loch graben | Spiegel | Katapult für Erbsen | Schuhanzieher | Schmuck biegen | Lesezeichen
Wie merkt man sich Namen? # Ein Reim auf jeden Namen | Beim Verabschieden wiederholen | Namen in den Handteller schreiben | Gesicht zeichnen | Einen berühmten Menschen dazu denken | Fragen, wie man es schreibt | Schilder für alle
Was tun mit alten Socken? # Handpuppen | Putzlappen | Bälle für den Hund | Tee wärmen | Pflanzen anbinden | Zugluft stoppen | Eine Fahne nähen | Im Winter über die Schuhe ziehen
Wie könnte man Regen nutzen? # Ein Konzert auf Eimern | Autos waschen lassen | Wasser sammeln für die Blumen | Barfuß tanzen | Fotos von Spiegelungen | Matschkuchen | Zuhause bleiben und lesen
Freude am Bahnhof # Klavier in der Halle | Durchsagen singen | Reisende tauschen Bücher | Bänke, die schaukeln | Duft von frischem Brot | Abschiedsfotos gratis`,
  nl: `Waarom staat de koffer in het trappenhuis? # Iemand is verhuisd en vergat hem | Er woont een kat in | Een kind speelt vliegveld | De buurvrouw gaat morgen weg | Hij houdt de deur open | Een cadeau dat niemand ophaalt
Verveling in de wachtkamer # Een plank met puzzels | Ramen naar de tuin | Muziek op verzoek | Moppen vertellen | Een aquarium vol vissen | Samen een tekening maken | Thee voor wie wacht
Nieuwe namen voor maandag # Nieuwdag | Begin | Gaapdag | Koffiedag | Startblok | Eersteling | Moeheid
Een paraplu zonder handvat # Lampenkap naaien | Vogelbad | Dak voor het poppenhuis | Carnavalsjurk | Antenne bouwen | Paddenstoel in de tuin | Met bloemen ophangen
Hoe breng je buren bij elkaar? # Soep koken en aanbellen | Gereedschap delen | Rommelmarkt op de stoep | Voetbal kijken | Muur met krijt | Honden uitlaten | Planten water geven
Te veel tomaten # Tomatensoep | Ketchup inkoken | Drogen in de zon | Weggeven aan de crèche | Tomatengevecht | Sap persen | Verkopen op de markt | Kunst van kratten
De lift is kapot # Katrol aan het raam voor boodschappen | Stoelen op elke verdieping | Studenten dragen voor taart | Huizen ruilen | Bezorging bundelen | Trappenloop met prijzen | Ouderen opbellen
Een lepel # Muziek maken | Gat graven | Spiegel | Katapult voor erwten | Schoenlepel | Sieraad buigen | Bladwijzer
Namen onthouden # Een rijmpje maken | Herhalen bij het afscheid | Op je hand schrijven | Gezicht tekenen | Aan een beroemdheid denken | Vragen hoe je het spelt | Naambordjes
Oude sokken # Poppenkast | Poetsdoek | Bal voor de hond | Thee warm houden | Planten opbinden | Tocht stoppen | Vlag naaien | Over je schoenen als het glad is
Wat kun je met regen? # Concert op emmers | Auto laten wassen | Water voor de planten | Blootsvoets dansen | Foto's van plassen | Modderkoek | Binnen lezen
Plezier op het station # Piano in de hal | Omroepen zingen | Boeken ruilen | Schommelbanken | Geur van vers brood | Gratis afscheidsfoto`,
  ru: `Почему чемодан стоит на лестнице? # Кто-то переехал и забыл его | Внутри живёт кошка | Ребёнок играет в аэропорт | Соседка утром уезжает | Он держит дверь | Подарок, за которым не пришли
Скука в очереди # Полка с головоломками | Окна в сад | Музыка по заявкам | Рассказывать анекдоты | Аквариум с рыбками | Общая картина | Чай тем, кто ждёт
Новые имена для понедельника # Начальник | Зевота | Кофейник | Стартник | Первенец | Новодень | Сонник
Зонт без ручки # Абажур | Ванночка для птиц | Крыша кукольного дома | Платье на карнавал | Антенна | Гриб в саду | Корзина для цветов
Как подружить соседей? # Сварить суп и позвонить в дверь | Делиться инструментами | Блошиный рынок во дворе | Смотреть футбол | Стена для мела | Гулять с собаками | Поливать цветы друг другу
Слишком много помидоров # Томатный суп | Сварить кетчуп | Сушить на солнце | Отдать детскому саду | Битва помидорами | Выжать сок | Продать на рынке | Картины из ящиков
Лифт сломан # Верёвка с корзиной из окна | Стулья на площадках | Студенты носят сумки за пирог | Поменяться квартирами | Собирать доставки вместе | Забег по лестнице | Звонить старикам
Ложка # Музыка | Копать ямку | Зеркало | Катапульта | Рожок для обуви | Браслет | Закладка
Запомнить имена # Придумать рифму | Повторить на прощание | Записать на ладони | Нарисовать лицо | Вспомнить знаменитость | Спросить, как пишется | Таблички
Старые носки # Куклы на руку | Тряпка для пыли | Мяч собаке | Греть чайник | Подвязать помидоры | Заткнуть щель | Сшить флаг | Надеть на ботинки в гололёд
Что делать с дождём? # Концерт на вёдрах | Мыть машины | Собрать воду для грядок | Танцевать босиком | Снимать отражения | Печь куличи из грязи | Читать дома
Радость на вокзале # Пианино в зале | Петь объявления | Менять книги | Скамейки-качели | Запах хлеба | Бесплатные фото`,
  it: `Perché la valigia sta sulle scale? # Qualcuno ha traslocato e l'ha dimenticata | Ci abita un gatto | Un bambino gioca all'aeroporto | La vicina parte domani | Tiene aperta la porta | Un regalo che nessuno ritira
Noia in sala d'attesa # Uno scaffale di rompicapi | Finestre sul giardino | Musica a richiesta | Raccontare barzellette | Un acquario | Disegno comune | Tè per chi aspetta
Nuovi nomi per lunedì # Inizio | Sbadiglio | Caffedì | Partenza | Primogiorno | Ripresa | Stancodì
Ombrello senza manico # Paralume | Bagno per uccelli | Tetto per la casa delle bambole | Vestito di carnevale | Antenna | Fungo in giardino | Vaso sospeso
Avvicinare i vicini # Cucinare la minestra e suonare | Condividere gli attrezzi | Mercatino nel cortile | Guardare la partita | Muro per i gessetti | Portare fuori i cani | Annaffiare a turno
Troppi pomodori # Zuppa | Fare il ketchup | Seccarli al sole | Regalarli all'asilo | Battaglia di pomodori | Spremere il succo | Venderli al mercato | Arte con le cassette
Ascensore rotto # Carrucola alla finestra per la spesa | Sedie sui pianerottoli | Studenti pagati in torte | Scambiare gli appartamenti | Consegne raggruppate | Gara di scale | Telefonare agli anziani
Un cucchiaio # Fare musica | Scavare una buca | Specchio | Catapulta per piselli | Calzascarpe | Braccialetto | Segnalibro
Ricordare i nomi # Una rima | Ripetere al saluto | Scrivere sul palmo | Disegnare la faccia | Pensare a un famoso | Chiedere come si scrive | Cartellini
Vecchi calzini # Burattini | Straccio | Palla per il cane | Copriteiera | Legare le piante | Fermare gli spifferi | Cucire una bandiera | Sopra le scarpe sul ghiaccio
Usare la pioggia # Concerto sui secchi | Lavare le macchine | Acqua per l'orto | Ballare scalzi | Fotografare i riflessi | Torte di fango | Leggere in casa
Gioia in stazione # Pianoforte nell'atrio | Annunci cantati | Scambio di libri | Panchine a dondolo | Profumo di pane | Foto gratis`,
  pl: `Dlaczego walizka stoi na schodach? # Ktoś się wyprowadził i zapomniał | Mieszka w niej kot | Dziecko bawi się w lotnisko | Sąsiadka jutro wyjeżdża | Trzyma drzwi | Prezent, którego nikt nie odebrał
Nuda w poczekalni # Półka z łamigłówkami | Okna na ogród | Muzyka na życzenie | Opowiadać kawały | Akwarium | Wspólny rysunek | Herbata dla czekających
Nowe nazwy poniedziałku # Początek | Ziewnik | Kawnik | Startek | Pierwszak | Nowodzień | Śpioch
Parasol bez rączki # Abażur | Kąpielisko dla ptaków | Dach domku dla lalek | Suknia na karnawał | Antena | Grzyb w ogrodzie | Wiszący kosz
Jak zbliżyć sąsiadów? # Ugotować zupę i zadzwonić | Dzielić się narzędziami | Pchli targ na podwórku | Oglądać mecz | Ściana na kredę | Wyprowadzać psy | Podlewać kwiaty
Za dużo pomidorów # Zupa pomidorowa | Zrobić keczup | Suszyć na słońcu | Oddać przedszkolu | Bitwa na pomidory | Wycisnąć sok | Sprzedać na targu | Obrazy ze skrzynek
Winda nie działa # Lina z koszem za oknem | Krzesła na piętrach | Studenci noszą za ciasto | Zamiana mieszkań | Wspólne dostawy | Wyścig po schodach | Dzwonić do starszych
Łyżka # Muzyka | Kopać dołek | Lustro | Katapulta na groszek | Łyżka do butów | Bransoletka | Zakładka
Zapamiętać imiona # Wymyślić rymowankę | Powtórzyć na pożegnanie | Zapisać na dłoni | Narysować twarz | Skojarzyć ze sławą | Zapytać o pisownię | Plakietki
Stare skarpety # Pacynki | Szmatka | Piłka dla psa | Ocieplacz na czajnik | Podwiązać rośliny | Uszczelnić drzwi | Uszyć flagę | Na buty, gdy ślisko
Co zrobić z deszczem? # Koncert na wiadrach | Myć auta | Woda do ogródka | Tańczyć boso | Zdjęcia odbić | Babki z błota | Czytać w domu
Radość na dworcu # Pianino w holu | Śpiewane zapowiedzi | Wymiana książek | Huśtawki zamiast ławek | Zapach chleba | Darmowe zdjęcia`,
  es: `¿Por qué está la maleta en la escalera? # Alguien se mudó y la olvidó | Vive un gato dentro | Un niño juega al aeropuerto | La vecina viaja mañana | Sujeta la puerta | Un regalo que nadie recoge
Aburrimiento en la sala de espera # Un estante de acertijos | Ventanas al jardín | Música a petición | Contar chistes | Un acuario | Dibujo común | Té para quien espera
Nuevos nombres para el lunes # Comienzo | Bostezo | Cafelunes | Salida | Primerizo | Reinicio | Sueñodía
Paraguas sin mango # Pantalla de lámpara | Baño para pájaros | Techo de la casa de muñecas | Vestido de carnaval | Antena | Seta en el jardín | Maceta colgante
Juntar a los vecinos # Cocinar sopa y llamar | Compartir herramientas | Rastro en el patio | Ver el partido | Muro para tizas | Pasear perros | Regar por turnos
Demasiados tomates # Gazpacho | Hacer kétchup | Secarlos al sol | Regalarlos a la guardería | Batalla de tomates | Exprimir zumo | Vender en el mercado | Arte con las cajas
Ascensor roto # Polea en la ventana para la compra | Sillas en los rellanos | Estudiantes pagados con tartas | Cambiar de piso | Juntar los pedidos | Carrera de escaleras | Llamar a los mayores
Una cuchara # Hacer música | Cavar un hoyo | Espejo | Catapulta de guisantes | Calzador | Pulsera | Marcapáginas
Recordar nombres # Una rima | Repetir al despedirse | Escribir en la palma | Dibujar la cara | Pensar en un famoso | Preguntar cómo se escribe | Etiquetas
Calcetines viejos # Títeres | Trapo | Pelota para el perro | Abrigar la tetera | Atar plantas | Tapar corrientes | Coser una bandera | Sobre los zapatos con hielo
Usar la lluvia # Concierto con cubos | Lavar coches | Agua para el huerto | Bailar descalzos | Fotos de reflejos | Pasteles de barro | Leer en casa
Alegría en la estación # Piano en el vestíbulo | Anuncios cantados | Intercambio de libros | Bancos que se mecen | Olor a pan | Fotos gratis`,
}

const shortLists = Object.entries(shortTexts).flatMap(([language, text]) =>
  text.split('\n').map((line) => {
    const [problem = '', ideas = ''] = line.split(' # ')
    return { problem, language, ideas: ideasOf(ideas) }
  }),
)

const longLists = Object.entries(texts).flatMap(([problem, byLanguage]) =>
  Object.entries(byLanguage).flatMap(([language, lists]) =>
    lists.map((text) => ({ problem, language, ideas: ideasOf(text) })),
  ),
)

/** Each short one also stands under an English problem, as those of most people do. */
export const foreignLists = [
  ...longLists,
  ...shortLists,
  ...shortLists.map((list) => ({ ...list, problem: 'Find new uses for a chair with three legs.' })),
]
