/** The commonest last names, without accents, of the languages whose words the score knows; none that is a common word. */
const listed = `
  adams alvarez andersen anderson bakker bauman becker bianchi brouwer carvalho castillo castro clarke colombo costa
  davies davis dekker diaz dubois dupont durand edwards esposito evans fernandez ferrari ferreira flores fontaine
  fournier garcia garnier gomes gomez gonzalez greco gutierrez hansen harris hernandez herrmann hoffmann hughes ivanov
  ivanova jansen janssen jenkins jensen jimenez johansson johnson jones kaminski klein kowalska kowalski kozlov kozlova
  kruger kuznetsov lambert larsen lefebvre lehmann lewandowski lewis lopes lopez maier marino martinez martinsson meijer
  mendez meyer mitchell moreau moreno morris muller nelson neumann nguyen nielsen novak nowak oliveira olsen pereira perez
  peterson petrov petrova phillips ramirez ricci richter roberts robinson rodrigues rodriguez romero ruiz rossi roussel
  russo sanchez schmidt schmitt schneider schroder schulz schulze schwarz silva simpson smirnov smirnova smith smits sousa
  souza stevens svensson taylor thompson torres vasquez visser wagner williams wilson wisniewski wozniak wojcik zimmermann
  иванов иванова кузнецов кузнецова петров петрова попов попова смирнов смирнова соколов соколова
`

export const lastNames: ReadonlySet<string> = new Set(listed.trim().split(/\s+/))
