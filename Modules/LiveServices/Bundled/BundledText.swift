// swift-format-ignore-file: LineLength
extension BundledContent {
  /// The text that ships with the app.
  static let text = #"""
    # Ingrid Solheim: Runs a ferry between the skerries of western Norway and still looks at the paper chart first.
    # Tomás Figueiredo: Keeps the tide tables of a small harbour in Portugal and distrusts round numbers.
    # Aoife Brennan: Walks the hills of Donegal with a map, a whistle and a low opinion of short cuts.
    # Kenji Murakami: Draws station maps in Osaka, and rides every line to its end before he straightens it.
    # Amina Benkirane: Guides travellers through the south of Morocco and counts a journey in wells.
    # Ravi Deshpande: Worked a signal box near Pune for thirty years and looks both ways in corridors.
    # Mele Tuipulotu: Learnt the stars from her grandmother in Tonga and teaches them to anybody who stays up.
    # Klára Nováková: Paints waymarks in the Bohemian hills and knows which trees take the paint well.

    ## Ravi Deshpande: Why write about finding one's way
    Every morning somebody asks the way to the station, and somebody else, not entirely sure, points. Both walk on a little happier. These pages are about that small exchange, and about everything people have built so that it can take place with nobody there to point.
    Cairns do it, and tide tables, painted squares on beech trees, street names, lamps on rocks. Most of them were made by someone who had been lost and decided that the next person need not be.
    So here are short pieces on how to read such signs, who puts them up, and what becomes of us when they fall down. Begin anywhere. It is hard to get lost in a list, though a few of us have tried.
    > Hannah: I once pointed the wrong way with great confidence. If you were the man with the blue suitcase, I am sorry.
    > Ikram: "Begin anywhere" is what my father said about the atlas. I never did finish it. Hello from the letter M 👋🏽
    > Lorenzo: Will there be something on asking the way by telephone? My mother gives directions by shops that closed in 1990.

    ## Tomás Figueiredo: Tide tables and other promises
    My table says that high water is at 06:42 tomorrow, and that it will reach 3.1 metres. People read the minutes as if a bell would ring.

    ## Klára Nováková: Three stripes on a beech
    Our mark is a square of ten by ten centimetres: a white stripe, a coloured one, and a white one again. The white is there to be seen, the colour to be followed.

    ## Kenji Murakami: Harry Beck bends the river
    In 1931 Harry Beck, a draughtsman who had worked for the London Underground, drew its lines in his spare time as if they were a wiring plan.

    ## Mele Tuipulotu: A star for every island
    To sail to an island that you cannot see, choose the star that rises over it, and steer for it while it is low. When it has climbed too high to be of use, take the next one that comes up at the same place, and then the next.

    ## Ravi Deshpande: Thirty years in a signal box
    The idea behind the signals is simple. The line is cut into pieces, and only one train may be in each. Before I let a train go, I asked the next box by bell. If the same beats came back, the piece was free, and I pulled the lever.

    ## Aoife Brennan: How to read a cairn
    A cairn is a heap of stones that somebody put there on purpose. That is all it is, and in mist it is a great deal. Stones that fell lie as they fell. Stones that were laid lean together, flat side down, with a small one on top that no frost would have chosen.
    The rule is short. Do not leave one cairn until you can see the next.
    If you cannot see it, send a friend ahead as far as your voice carries, and let the friend look. If there is no friend, wait. Mist moves.
    And do not build one for fun. A cairn is a sentence addressed to a stranger. It says that somebody passed here and that it was all right. It ought to be true.
    > Moira: My mother used to lay a stone on each of them and say nothing. The rest I learnt by watching.
    > Eoghan: What do you do about a wrong one? I met a cairn last year that led straight to a cliff.
    > Sofie: Take it down and scatter it, Eoghan. I have done it twice, and felt as if I were writing in a library book.

    ## Amina Benkirane: The road is as wide as the plain
    A visitor from a country with kerbs asks where the road is. The road is where the others drove. On hard gravel the tracks spread out, as each driver avoids the ruts of the last, until the road is five kilometres wide and you may be on it without another track in sight.

    ## Ingrid Solheim: Every lighthouse signs its name
    By night all lighthouses look alike, so each has a rhythm. On the chart it is written short. Fl(3) 20s means three flashes and then the dark, and twenty seconds from the first flash until it all begins again.
    > Eilidh: Ours is fifteen seconds. I brushed my teeth by it as a child, eight turns of the beam.

    ## Amina Benkirane: South at the top
    In 1154 the geographer al-Idrisi finished a great map of the world for Roger II, King of Sicily. Most people who meet it today turn the page round, because south is at the top and Africa looks down upon Europe.
    > Paolo: Sicily is drawn rather large. I expect the man who paid for it noticed.
    > Jess: We had a south-up map of the world at school in Hobart. It was the only map on which we were not about to fall off.

    ## Ingrid Solheim: Two lights, one above the other
    The narrowest part of our run is marked by two lights on the shore, a low one in front and a high one behind. When they stand one above the other, the ship is on the safe line.

    ## Aoife Brennan: The path nobody planned
    Across the lawn in front of our library runs a path that no one laid. It cuts off a corner, it is exactly one person wide, and the grass has given up.
    > Joost: I am one of the elephants. My office put up a fence, and now the path goes round the fence.
    > Leila: Ours was paved at last, and the next week there was a new one beside it.

    ## Tomás Figueiredo: A river counts the houses
    In Paris the houses are numbered from the river. A street that leads away from the Seine begins at the end nearer to the water; a street that runs along it counts in the direction of the current. It works, though one meets a number 12 bis, and has to ask at the café after all. Even numbers are on the right, odd ones on the left.

    ## Ravi Deshpande: Pigeons take the second exit
    Some years ago researchers at Oxford fixed small recorders to the backs of homing pigeons, and expected straight lines across the fields.
    > Beryl: My late husband raced pigeons and always said that they came home by the ring road. We laughed at him.
    > Nuno: Do they give way to the right?

    ## Kenji Murakami: Pointing at a signal, out loud
    Watch the driver of a train in Japan. At every signal a white glove goes up, a finger points, and the mouth says what the eye sees: signal, clear.
    > Pál: I tried it with the iron, and have not driven back to check since.

    ## Klára Nováková: Sign the hut book
    On the table of a mountain hut, between the candle and the salt, lies a book. You write your name, the day, where you have come from and where you are going next.
    > Matjaž: Twenty years of hut duty. The marmots have never once replied.
    > Iris: I found my parents in one, three years before I was born. They had argued about the soup.

    ## Amina Benkirane: Dunes point downwind
    A barchan is a dune in the shape of a crescent. The wind rolls the sand up its long back and lets it fall down the steep inner face.

    ## Tomás Figueiredo: 등대 in red and white
    The Korean for a lighthouse is 등대, deungdae: a lamp, and a raised place to put it. At the mouth of many a harbour there are two, one at the end of each breakwater, a red one and a white one.
    > Minji: There are yellow ones too. A yellow 등대 tells small boats to take care there.
    > Hugo: I took the two for decoration and asked where the lighthouse was. My host laughed until the ferry came.

    ## Mele Tuipulotu: A chart of sticks and shells
    In the Marshall Islands navigators made charts from the ribs of palm leaves, tied together with fibre. Small shells stand for islands.
    > Lars: The label in our museum says "not to scale". Now I know that it never tried to be.

    ## Tomás Figueiredo: Red on the left, or on the right
    Come in from the sea to my harbour, and the red buoys are on your left. Do the same in Boston, Busan or Manila, and they are on your right.
    > Chuck: "Red, right, returning." Over here they teach it to you before you can swim.

    ## Klára Nováková: Yes, we do walk in circles
    In old stories the lost traveller comes upon his own footprints. In 2009 Jan Souman and his colleagues in Tübingen published what happens.
    > Emeka: I did this in a fog on a football pitch. I left by the gate I had come in by, and was surprised to find my own bicycle.
    > Zoë: I had a naïve theory that right-handed people turn right. Did they check?
    > Benno: They did, Zoë. Most people bent to the left for a while and then to the right, as if they could not decide.
    > Zoë: That is how I cook, too.
    > Malik: In the desert we give the child at the back a stick to drag. If the line behind is bent, so are you.

    ## Kenji Murakami: A grasshopper called Chapultepec
    When Mexico City opened its metro in 1969, each station had a name and also a small picture, drawn by Lance Wyman and his team.
    > Itzel: My grandmother could not read, and she went all over the city alone. She called my stop "the cannon".
    > Fred: Which one is the cannon?
    > Itzel: Balderas. There are real ones in the square near by.

    ## Amina Benkirane: Not the brightest star
    Many people believe that the Pole Star is the brightest in the sky. It is about the fiftieth. You find it because the Plough points to it: take the two stars at the end of the bowl, and go on for five times the distance between them.

    ## Aoife Brennan: Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch
    The village on Anglesey had a long name already. In the 1860s somebody made it longer, so that travellers, it is said, would want to leave the train there.
    > Gwen: My gran could say it in one breath while pouring tea. The tea was the difficult part.
    > Uli: We have the Donaudampfschifffahrtsgesellschaftskapitän, but one cannot get off there.

    ## Ingrid Solheim: A red T and a borrowed key 🇳🇴
    In the Norwegian mountains the path is marked with a red letter T, painted on stones by volunteers of the trekking association.
    > Jasmin: We crossed Hardangervidda as a family last August 👨‍👩‍👧‍👦 and the children raced from T to T. It was the only way to get them up the hills.

    ## Tomás Figueiredo: The land that was not there
    In 1906 Robert Peary looked out from a cape in the far north of Canada and reported mountains beyond the ice. He named them Crocker Land, after a banker who had helped to pay for the voyage. It was a mirage.

    ## Ravi Deshpande: The telegraph before the wire
    In 1794 a message went from Lille to Paris faster than any horse. Claude Chappe had put towers on the hills, each in sight of the next, and on each of them a beam with two arms that turned to form signs.

    ## Klára Nováková: The town that a map invented
    In the 1930s two mapmakers in New York set a trap. At a crossing of dirt roads in the Catskills they drew a town called Agloe, a name stirred together from their own initials. Anybody whose map showed Agloe had copied theirs.

    ## Tomás Figueiredo: What a pilot book admits
    A chart shows a coast from above, where nobody has ever sailed. A pilot book describes it from the deck. It says that the church is white, that the point looks like a separate island from the south, and that the anchorage is good but the dogs bark.

    ## Kenji Murakami: 道しるべ, a word for a waymark
    The Japanese for a waymark is 道しるべ, michishirube. 道 is the way, and しるべ a guide, or something that lets you know. One says it of a stone at a fork in the road, and also of a good teacher.
    > Haruka: 道しるべ is also what my teacher wrote in my graduation book. I thought that she meant a signpost. Perhaps she did.

    ## Ravi Deshpande: The blue line on the hospital floor
    The hospital in our town has lines painted on the floor: blue to the X-rays, yellow to the children's ward, green to the eye clinic.
    > Noor: I am a nurse. We tell them to follow the blue line, and they follow the person in front, who is usually me.

    ## Mele Tuipulotu: The godwit does not stop
    The bar-tailed godwit is a brown wading bird with long legs and a beak that turns up a little at the end. In autumn it flies from Alaska to New Zealand or Australia, over the open Pacific, without landing, because it cannot rest on water.
    > Marama: Here they ring the cathedral bells when the godwits come back. People stop in the street and look up.

    ## Ingrid Solheim: Eight locks at Banavie
    A canal would rather go round. Only when there is no other way does it climb. At Banavie, near Fort William, Thomas Telford's Caledonian Canal goes up by eight locks in a row, about twenty metres in all.

    ## Aoife Brennan: Naismith's sum
    In 1892 the Scottish climber William Naismith wrote down how long a walk should take: an hour for every three miles on the map, and another for every two thousand feet of climbing.
    > Reto: The yellow signs in Switzerland give hours instead of kilometres. They do not mention lunch either.

    ## Amina Benkirane: A word for a little box
    The Arabic for a compass is بوصلة, and in my town we say bousla. It comes from the Italian bussola, a little box, because that is what the needle was sold in.

    ## Mele Tuipulotu: A yellow flag means we are well
    Long ago a yellow flag gave warning of disease on board. Today plain yellow, the letter Q, says the opposite: my ship is healthy, and I ask to be let in.

    ## Aoife Brennan: A mountain weighed, and lines drawn
    In 1774 the astronomer Nevil Maskelyne spent a wet summer on Schiehallion, in Scotland, to find out how strongly a mountain pulls a plumb line aside. From that one could weigh the Earth.

    ## Ingrid Solheim: Mail over the Sea of Åland ⛵
    From 1638 the mail between Stockholm and Åbo went by way of Åland, and the farmers along the road were made to carry it.

    ## Tomás Figueiredo: A can of yellow paint
    In 1984 Elías Valiña, the parish priest of O Cebreiro in Galicia, filled his car with yellow paint left over from road works. He drove along the old pilgrim road to Santiago and painted an arrow wherever one might go wrong.

    ## Klára Nováková: Living at Q7, 24
    The middle of Mannheim has hardly any street names. It is a grid of blocks, and each block has a letter and a number, so that an address reads Q7, 24.

    ## Amina Benkirane: The beetle and the Milky Way
    A dung beetle that has found a good heap shapes a ball and rolls it away, backwards, in a straight line, before another beetle can take it. It does so at night too, and without a moon.

    ## Ravi Deshpande: Height above the sea, at every station
    The name board of an Indian station is yellow with black letters, and gives the name in the language of the state, in Hindi and in English.
    > Sunil: As a boy I kept the heights in a notebook, as others kept the numbers of engines. My lowest is four metres.

    ## Mele Tuipulotu: Whistling across the ravine
    La Gomera is a round island cut into ravines, where two people may be within sight of each other and an hour's walk apart.

    ## Ingrid Solheim: Twenty flags at eighty degrees
    In 1911 Roald Amundsen's men laid out stores on the Antarctic ice for the journey to the Pole and back. A heap of boxes on a white plain is easy to miss.

    ## Ravi Deshpande: Rings of glass
    A lamp shines in all directions, and the ships are in one. Mirrors behind the flame help a little. A large lens in front of it would help more, but a lens of that size is as thick as a wall, and drinks the light.

    ## Kenji Murakami: A map that opens in one pull
    A folded map remembers one way of being folded, and you have forgotten it. So it ends as a thick ball in the door of the car. Kōryō Miura, who designed structures for spacecraft, found a kinder fold. Its creases make rows of slightly slanted parallelograms, so that every fold moves together with all the others.

    ## Mele Tuipulotu: Lead, line and tallow
    Before the echo sounder, a seaman stood at the side of the ship and threw a lead weight on a line. The line was marked so that it could be read in the dark: leather at two fathoms and at three, white cotton at five, red wool at seven, leather with a hole in it at ten.

    ## Aoife Brennan: The summer without signposts
    In 1940, expecting an invasion, Britain took down its signposts. Station names were painted over, milestones were buried, and vans lost the name of the town from their sides.
    > Winifred: My father buried a milestone with two neighbours, and in 1945 none of the three could say where.

    ## Amina Benkirane: On asking the way in a city where everyone is polite and nobody wants to say that they do not know
    In some cities it is unkind to send a stranger away with nothing. So if you ask a man the way to the tanners' gate, he will point, whether he knows it or not, because pointing is at least something.

    ## Klára Nováková: Indigo buntings at the planetarium
    In the 1960s Stephen Emlen, at Cornell, began to take indigo buntings to a planetarium. Each bird sat in a paper funnel with an ink pad at the bottom. When it grew restless and hopped, its feet drew on the paper the way that it wanted to go.

    ## Ravi Deshpande: When a white light meant go
    On the early railways of Britain a white light meant that the line was clear. Red was danger, and green asked for caution.

    ## Tomás Figueiredo: The dog without a barrel
    On the Great St Bernard pass, at 2,469 metres, there has been a house for travellers for nearly a thousand years. For the last three hundred or so the canons have also kept dogs, which could find the path under the snow, and now and then somebody under the path.

    ## Amina Benkirane: A line of little craters
    From an aeroplane over the Tafilalt you see rows of small craters, even as stitches, which run from the foot of the hills to the palms. They are the mouths of shafts. Below them is a khettara, a tunnel that is almost level, which finds water under the hill and lets it walk to the oasis by its own weight.

    ## Ingrid Solheim: A horn for the fog
    A light is of little use in fog. People tried bells, gongs and cannon. In Saint John, in New Brunswick, Robert Foulis is said to have been walking home in thick fog when he heard his daughter at the piano. Only the low notes came through.

    ## Amina Benkirane: 指南针, the needle that points south
    The Chinese word for a compass is 指南针, zhǐnánzhēn: pointing, south, needle. A magnet points both ways, of course, and which end one calls the front is a matter of custom.
    > Wei: And 指南 by itself is a guidebook. Every manual in the house is a thing that points south.

    ## Tomás Figueiredo: The pilot steps aboard 🧭
    Off the harbour mouth a small boat comes alongside a very large ship, a rope ladder is let down, and somebody in a life jacket takes hold of it at the top of a wave. That is the pilot.

    ## Aoife Brennan: The best short cut
    The best short cut is the one you take on the way home, when you know why the path went round.

    ## Kenji Murakami: Streets without names
    Most streets in Japan have no name. What has a number is the block, and within it the house, so that an address goes down in steps: the city, the ward, the district, the block, the building.

    ## Ingrid Solheim: Two summers a year
    The Arctic tern breeds in the far north and spends our winter at the edge of the Antarctic ice. It weighs about a hundred grams. Birds from Greenland, followed with tiny loggers, covered some seventy thousand kilometres in a year, and no animal is thought to see more daylight.

    ## Aoife Brennan: The bridge that turns the horse round
    A canal horse walked along the towpath and pulled the boat on a long line. Now and then the path had to change to the other bank.

    ## Klára Nováková: Six times a minute
    To call for help in the Alps, make a signal six times in a minute. Shout, whistle, flash a lamp, wave a shirt. Then keep still for a minute, and begin again.
    > Samira: Is it three times for the answer everywhere, or only in the Alps?

    ## Ingrid Solheim: The wheel behind the sledge
    Polar travellers often tied a wheel, much like that of a bicycle, behind the sledge. It turned a counter, and the counter gave the day's distance. With the course by compass this made a position, as on any ship. It is a humble instrument. It slips on ice, sinks in soft snow, and counts every detour round a crevasse as progress. I keep one in the wheelhouse, from a great-uncle who measured roads. It reads 41,206. Nobody knows of what.
    > Petra: Turn it by one each birthday. Somebody will be very puzzled.

    ## Aoife Brennan: A tower on a rock that is not there
    The Bell Rock lies some eighteen kilometres off Arbroath, in Scotland, and for most of the day it is not there. At low water it dries for a few hours.

    ## Ravi Deshpande: One to twenty-five thousand
    On a map at one to twenty-five thousand, four centimetres make a kilometre, and you can find your own roof. At one to a million the same kilometre is a millimetre, and a town is lucky to be a dot.

    ## Mele Tuipulotu: Dead reckoning, alive and well
    You know where you were. You know your course, your speed and how long you have held them. So you draw a line on the chart and put a small cross at its end.

    ## Klára Nováková: White paint, two inches by six
    The Appalachian Trail runs for about 2,190 miles through the eastern United States, and a walker who finishes it has passed some 165,000 white marks.

    ## Kenji Murakami: Reading with the feet
    In 1967 the first tactile paving was laid at a crossing near a school for the blind in Okayama. Seiichi Miyake had invented it two years before, for a friend who was losing his sight. The language has two words. Long bars mean: go on, this way. Dots mean: pay attention, here is an edge, a crossing or a choice. It is enough to get from the train to the street without asking anybody. Sighted passengers use the yellow strip as well, without knowing it, when the hall is full and all the signs are hidden behind heads.
    > Odile: Please tell people not to leave their suitcases on it. I find every one of them, with my cane or with my shin.
    > Henrik: I had taken the dots for a decoration. I apologise to them.

    ## Tomás Figueiredo: Longitude is a clock
    The Earth turns fifteen degrees in an hour, so four minutes are one degree. If you know the time in Lisbon, and the sun tells you that it is noon where you are, you know how far east or west you have come.

    ## Ravi Deshpande: Bristol keeps two minute hands
    When it is noon by the sun in Bristol, it has been noon in London for about ten minutes. As long as people went by coach this did no harm.
    > Jem: I live opposite. We call it "the excuse".

    ## Ingrid Solheim: The false summit 🏔️
    You have been looking at it for two hours: the skyline, the last steep bit, a pale dot that must be the cairn. You arrive, and behind it, politely, there is another one, with a pale dot. It is nobody's fault. A hill is round, and from below the eye meets its shoulder first and takes it for the head. At sea we have the same trouble with headlands, and the rule is the same, too: do not eat the chocolate until you can see down the other side.

    ## Aoife Brennan: Stones that stand in for people
    Across the Canadian Arctic stand the inuksuit, piled up by Inuit over many centuries. The word is said to mean something that acts in the place of a person. One shows where to cross a river, another where meat was stored. A row of them on a ridge made the caribou turn towards the hunters.
    The kind on postcards, with legs and arms, has another name, inunnguaq, and is mostly newer. The old ones are often a single upright stone, or a few with a gap to look through.
    I come from cairns, and I thought that I should understand them. But a cairn says only: here. These can say where to, and what for.
    > Leetia: Please do not build them on holiday, either. My aunt spent a summer taking down other people's sentences.
    > Graham: Is there one on the flag of Nunavut?
    > Leetia: There is, Graham. It is the red thing in the middle.

    ## Mele Tuipulotu: A lighthouse on a chain
    Some shoals are too soft for a tower. In 1732 a ship was anchored at the Nore, in the mouth of the Thames, with two lanterns hung from a yard, and left there. It was the first lightship, and it went nowhere for a living.
    Many followed. Mostly red, with the name in large white letters, they lay on their chains for months, with crews who were always at sea and never travelled. In a storm, when other ships ran for shelter, their whole duty was to stay.
    Today most of them have given way to buoys that need nobody. I once slept on board one that is now a museum. It lay quite still. At two in the morning I got up to make sure that we had not arrived.
    """#
}
