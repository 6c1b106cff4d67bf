import { ideasOf } from './fifth-blind-lists.ts'

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

export const foreignLists = Object.entries(texts).flatMap(([problem, byLanguage]) =>
  Object.entries(byLanguage).flatMap(([language, lists]) =>
    lists.map((text) => ({ problem, language, ideas: ideasOf(text) })),
  ),
)
