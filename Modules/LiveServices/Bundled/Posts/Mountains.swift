extension Bundled {
  /// Mountains, huts and mist.
  static let mountains: [BundledPost] = [
    BundledPost(
      author: 3, title: "How to read a cairn",
      body: """
        A cairn is a heap of stones that somebody put there on purpose. That is all it is, and in mist it is a great \
        deal. Stones that fell lie as they fell. Stones that were laid lean together, flat side down, with a small \
        one on top that no frost would have chosen.

        The rule is short. Do not leave one cairn until you can see the next.

        If you cannot see it, send a friend ahead as far as your voice carries, and let the friend look. If there is \
        no friend, wait. Mist moves.

        And do not build one for fun. A cairn is a sentence addressed to a stranger. It says that somebody passed \
        here and that it was all right. It ought to be true.
        """,
      remarks: [
        Remark(
          name: "Moira",
          body: """
            My mother used to lay a stone on each of them and say nothing. The rest I learnt by watching.
            """),
        Remark(
          name: "Eoghan",
          body: """
            What do you do about a wrong one? I met a cairn last year that led straight to a cliff.
            """),
        Remark(
          name: "Sofie",
          body: """
            Take it down and scatter it, Eoghan. I have done it twice, and felt as if I were writing in a library \
            book.
            """),
      ]),
    BundledPost(
      author: 8, title: "Sign the hut book",
      body: """
        On the table of a mountain hut, between the candle and the salt, lies a book. You write your name, the day, \
        where you have come from and where you are going next. Underneath there is room for remarks, and people \
        remark, on the soup, the snoring and the marmots.

        It is read for pleasure on wet evenings. But it has another reader. When someone does not come home, the \
        rescuers open the book first, because the last line tells them which valley to search, and which they need \
        not.

        So write down the next hut and not the dream. And when you arrive there, sign again. The best hut books are \
        dull.
        """,
      remarks: [
        Remark(name: "Matjaž", body: "Twenty years of hut duty. The marmots have never once replied."),
        Remark(
          name: "Iris",
          body: """
            I found my parents in one, three years before I was born. They had argued about the soup.
            """),
      ]),
    BundledPost(
      author: 1, title: "A red T and a borrowed key 🇳🇴",
      body: """
        In the Norwegian mountains the path is marked with a red letter T, painted on stones by volunteers of the \
        trekking association. You look for the T, walk to it, and look for the next.

        Many of the huts at the end of the day have no keeper. Members can borrow a key, and the same key opens \
        nearly all of them. Inside are blankets, firewood and a larder of tins and crispbread. You write down what \
        you took and pay afterwards. It has worked for longer than I have lived.

        Visitors ask how we know that people pay. We do not, exactly. We know that the larder is full again in \
        spring, which comes to the same.
        """,
      remarks: [
        Remark(
          name: "Jasmin",
          body: """
            We crossed Hardangervidda as a family last August 👨‍👩‍👧‍👦 and the children raced from T to T. It was \
            the only way to get them up the hills.
            """),
        Remark(name: "Ole", body: "I once paid for a tin of pears two years late. They wrote back to thank me."),
      ]),
    BundledPost(
      author: 3, title: "Naismith's sum",
      body: """
        In 1892 the Scottish climber William Naismith wrote down how long a walk should take: an hour for every \
        three miles on the map, and another for every two thousand feet of climbing. In metres that is nearly five \
        kilometres an hour, and ten minutes for every hundred metres up. It knows nothing of bogs, wind, lunch or \
        your uncle's knee.

        I do the sum at breakfast and write the result on my hand. If at noon the hand and the hill disagree, I turn \
        round, while that is still a choice.
        """,
      remarks: [
        Remark(
          name: "Reto",
          body: """
            The yellow signs in Switzerland give hours instead of kilometres. They do not mention lunch either.
            """),
        Remark(name: "Agnieszka", body: "My uncle's knee would like a word."),
        Remark(
          name: "Duncan",
          body: """
            On Skye I multiply by one and a half, and then I wait for the rest of the party.
            """),
      ]),
    BundledPost(
      author: 7, title: "Whistling across the ravine",
      body: """
        La Gomera is a round island cut into ravines, where two people may be within sight of each other and an \
        hour's walk apart. So they whistle. Silbo is no set of agreed calls. It is Spanish, its vowels and \
        consonants turned into notes that rise and fall, and it carries for kilometres.

        By the 1980s few could still do it. Now every child on the island learns it at school, and since 2009 it has \
        stood on UNESCO's list of things that mankind should keep.

        On my own island we blow a shell when a boat is due. It has one word, and the word is: come. I was a little \
        jealous of a whistle that can say: bring bread, and mind the second bend.
        """,
      remarks: [
        Remark(
          name: "Candelaria",
          body: """
            My teacher could tell by the whistle which village you were from. We had accents!
            """),
        Remark(name: "Piotr", body: "And what does one whistle to say that one has not understood?"),
      ]),
    BundledPost(
      author: 2, title: "The dog without a barrel",
      body: """
        On the Great St Bernard pass, at 2,469 metres, there has been a house for travellers for nearly a thousand \
        years. For the last three hundred or so the canons have also kept dogs, which could find the path under the \
        snow, and now and then somebody under the path. The best known, Barry, is credited with some forty lives. He \
        stands, stuffed, in a museum in Bern.

        None of them wore a little barrel of brandy. The English painter Edwin Landseer put it there in 1820, as a \
        very young man, and nobody has been able to take it off since. What the dogs carried was better: a good \
        nose, a warm coat, and the habit of going home.
        """,
      remarks: [
        Remark(
          name: "Urs",
          body: """
            As a child in Bern I was told that he would wake if we ran in the museum. We did not run.
            """),
        Remark(name: "Lucille", body: "I have seen the barrel on the postcards there. Even they have given in."),
      ]),
    BundledPost(
      author: 8, title: "Six times a minute",
      body: """
        To call for help in the Alps, make a signal six times in a minute. Shout, whistle, flash a lamp, wave a \
        shirt. Then keep still for a minute, and begin again. Whoever sees or hears it answers three times in a \
        minute. The English climber Clinton Dent proposed it in 1894, and nothing about it needs a battery. It works \
        because no goat, stream or tourist does anything six times a minute for very long.

        The pause is the clever part. It saves your strength, and it is the only time in which you can hear the \
        answer. I have thought of this during arguments.
        """,
      remarks: [
        Remark(
          name: "Ludo",
          body: """
            We practised it as scouts and were answered by a cuckoo, which got the number wrong.
            """),
        Remark(name: "Samira", body: "Is it three times for the answer everywhere, or only in the Alps?"),
      ]),
    BundledPost(
      author: 1, title: "The false summit 🏔️",
      body: """
        You have been looking at it for two hours: the skyline, the last steep bit, a pale dot that must be the \
        cairn. You arrive, and behind it, politely, there is another one, with a pale dot. It is nobody's fault. A \
        hill is round, and from below the eye meets its shoulder first and takes it for the head. At sea we have the \
        same trouble with headlands, and the rule is the same, too: do not eat the chocolate until you can see down \
        the other side.
        """,
      remarks: []),
  ]
}
