/** Common first names, without accents, of the languages whose words the score knows; none that is a common English word. */
const listed = `
  aaron adam adriana agnes agnieszka ahmed alan albert alberto aleksandra alessandro alessia alex alexander alexandra
  alexandre alexei alexis alice alicia alina amanda amelia amelie ana anastasia anders andre andrea andreas andrei andrew
  andrzej angela angelika anita anja anke anna anne annette annika anthony antoine anton antonio arthur ashley astrid
  barbara bart beata beate beatrice beatriz ben benjamin bernard bernd bettina bjorn boris brandon brian brigitte bruno
  camila camille carla carlo carlos carmen carolina caroline caterina catherine cecile celine charles charlotte chiara
  chloe christian christina christine christoph christopher claire clara claudia clemens corinna courtney craig cynthia
  dagmar daniel daniela daniele danielle dariusz david davide deborah denis denise dennis diana diego dieter dirk dmitri
  dmitry dominik donald dorothea dorota douglas eduardo edward ekaterina elena eleonora elias elisa elisabeth elizabeth
  elke ella ellen emil emilia emily emma enrico eric erik erika ernst esther etienne eugene eva evelyn ewa fabian fabio
  fatima federica federico felipe felix fernanda fernando filip florence florian francesca francesco francisco francois
  frank franz frederic friedrich fritz gabriel gabriela gabriele gary georg george gerald gerard gerhard gertrud giacomo
  gianni giorgia giorgio giovanni giulia giuseppe gregory grzegorz guillaume gustav hannah hans harald harold heather
  heike heinrich heinz helen helena helene helga helmut henrik henry herbert hermann holger hugo ian igor ilse ines inga
  ingrid irene irina isaac isabel isabella isabelle ivan jacek jack jacob jacqueline jacques jakob jakub james jan janet
  janina jasmin jason javier jean jeffrey jennifer jens jeremy jeroen jessica jesus joachim joan joanna joao jochen johan
  johann johanna johannes john jonas jonathan jorge jose josef joseph joshua juan judith julia julian julie julien
  jurgen justin karen karin karl karla karolina katarzyna katharina katherine kathrin katja katrin kees keith kenneth
  kerstin kevin klaus kristin krystyna krzysztof kurt larissa larry lars laura lauren lea lena leo leon leonardo leonie
  linda lisa lorenzo louis louise luca lucas lucia lucie luis luisa lukas lydia maciej magdalena maike manfred manon
  manuel manuela marc marcel marcin marco marcus margaret margarita margot maria mariana marie marieke marina mario marion
  markus marlene marta martha martijn martin martina mary marzena mateusz mathieu mathilde matilda matteo matthew matthias
  matthieu maya max maxim maximilian megan melanie melissa michael michal michel michele michelle miguel mikhail miriam
  mohamed mohammed monica monika monique moritz nadine natalia natalie nathalie nathan nicholas nicola nicolas nicole
  nikolai nils nina noah nora norbert olaf oleg olga oliver olivia olivier oscar oskar otto pamela paola paolo patricia
  patrick paul paula paulina pavel pawel pedro peter petra philip philipp philippe pierre pieter pilar piotr rachel
  rafael rainer ralf ralph ramon raymond rebecca regina reinhard renate renata rene ricardo riccardo richard rita robert
  roberta roberto rodrigo roger roland rolf roman ronald rosa ruben rudolf ruth ryan sabine salvatore samantha samuel
  sandra sara sarah sascha scott sebastian sergei sergey sergio silke silvia simon simone sofia sonja sophia sophie
  stefan stefania stefanie stefano stephan stephanie stephen steven susan susana susanne svetlana sven sylvia sylvie
  szymon tamara tanja tatiana teresa theo theresa thomas thorsten tiago tim timothy tina tobias tomasz tony torsten tyler
  ulrich ulrike ursula uta ute uwe valentina valerie vanessa vera verena veronica victor victoria viktor vincent vincenzo
  virginia vladimir walter waltraud wanda werner wilhelm willem william wladimir wojciech wolfgang xavier yannick yvonne
  zofia zuzanna
  александр алексей алина анастасия андрей анна антон борис валентина василий вера виктор виктория владимир галина дарья
  денис дмитрий евгений екатерина елена иван игорь ирина кирилл ксения людмила максим марина мария михаил наталья
  николай оксана олег ольга павел петр роман светлана сергей татьяна юлия
`

export const firstNames: ReadonlySet<string> = new Set(listed.trim().split(/\s+/))
