import { evenings } from './evenings.ts';

/** Readers who marry or are married, message by message. */
export default evenings(`
  marry-when-alone | 저 언제 결혼해요?
  > marry-when-alone | 몇 살쯤에요?
  kind-of-spouse | 배우자는 어떤 사람일까요
  > older-or-younger | 연상이에요 연하예요?
  where-to-meet | 어디서 만나게 될까요
  > spouse-job | 직업은 뭐일 것 같아요?
  > spouse-money | 돈은 좀 있는 사람인가요 ㅋㅋ
  already-around | 지금 아는 사람 중에 있을 수도 있나요
  friends-all-paired | 친구들은 이제 거의 다 갔거든요
  > so-no-hurry | 조급해하면 안 되는 거 아는데 마음이 그래요
  married-life-ahead | 결혼하면 잘 살까요 저
  prepare-until-then | 그럼 지금은 뭘 준비하면 될까요

  marry-this-one-should | 이 사람이랑 결혼해도 될까요?
  > tells-more | 2년 만났어요
  spending-differs | 착하긴 한데 돈 관리를 너무 못해요
  > tells-bad-sign | 월급을 거의 다 쓰더라구요
  will-partner-change | 결혼하면 바뀔까요?
  open-a-talk | 돈 얘기 어떻게 꺼내야 기분 안 상할까요
  partner-thinks-marriage | 이 사람은 저랑 결혼할 생각이 있는 걸까요
  wedding-all-talk | 말은 하자고 하는데 구체적인 게 없어요
  proposal-will-come | 언제쯤 프러포즈할까요?
  > may-i-do-so | 제가 먼저 말해도 돼요?
  > answer-by-a-date | 안 하면 어떡해요
  > will-do-so | 기다려볼게요

  proposal-when | 여자친구한테 프러포즈하려고 하는데 언제가 좋을까요
  > would-they-take-me-back | 받아줄까요?
  > proposal-when | 12월이랑 내년 봄 중에 어디가 나을까요
  > proposal-how | 장소는 어떤 데가 좋을까요 조용한 데? 아니면 이벤트처럼?
  > proposal-i-first | 반지부터 사야 되나요
  > proposal-words | 편지를 쓸까 하는데 뭐라고 쓰면 좋을까요
  partner-not-ready | 사실 작년에 한 번 결혼 얘기 꺼냈다가 아직은 아니라고 했었어요
  > feels-hurt | 그게 좀 걸려요
  > partner-thinks-marriage | 지금은 마음이 바뀌었을까요
  > if-they-refuse | 또 거절당하면 어쩌죠
  partner-wants-of-me | 여자친구가 제일 걱정하는 게 뭘까요
  > will-do-so | 알겠습니다 해보겠습니다

  partner-never-wed | 남친이 결혼 생각이 없대요
  > tells-their-words | 그냥 지금처럼 연애만 하고 싶대요
  > feels-hurt | 4년 사귀었는데 이게 말이 되나요
  partner-loves-me | 저를 사랑하지 않는 거 아닐까요?
  > never-reaches-wedding | 왜 그런 걸까요
  > is-that-why | 부모님이 이혼하셔서 그런 것 같기도 하고요
  partner-never-wed | 기다리면 마음이 바뀔까요
  > how-long-to-wait | 언제까지 기다려야 돼요
  shall-part | 헤어지는 게 맞을까요
  > cannot-do-so | 근데 아직 너무 좋아요
  > worth-the-try | 마지막으로 한 번 더 얘기해볼까요
  > wedding-talk-words | 뭐라고 말하면 좋을까요
  another-match-for-me | 헤어지면 저 다른 사람 만나서 결혼할 수 있을까요

  spouse-no-talk | 남편이랑 말을 안 한 지 두 달 됐어요
  > tells-more | 싸운 건 별거 아니었어요 시댁 김장 때문에요
  > who-apologises-first | 제가 먼저 말 걸어야 하나요?
  > who-apologises-first | 자존심 상해요
  silent-treatment | 남편은 무슨 생각일까요
  partner-loves-me | 저한테 아직 마음이 있긴 할까요
  marriage-without-touch | 각방 쓴 지는 1년 넘었어요
  divorce-or-not | 이혼해야 되나 싶어요
  > stay-for-children | 애가 초등학생이라 쉽지가 않네요
  will-we-divorce | 이혼수가 있나요 저한테
  > when-we-get-better | 언제쯤 좀 나아질까요
  > apology-words | 카톡으로 뭐라고 보내면 될까요
  > will-do-so | 해볼게요 떨리네요

  marry-late | 나 왜 결혼 못 하는 거냐
  too-picky | 눈이 높은 것도 아닌데
  blind-dates-tire | 소개팅만 서른번은 한듯
  > never-a-second-date | 내가 뭐가 문제야
  marry-at-all | 결혼운이 없는 사주야?
  > someone-comes-when | 언제 들어와 그럼
  marriage-agency | 결혼정보회사 가입할까
  > tells-more | 돈이 한두푼이 아니던데
  kind-of-person-to-come | 어떤 여자가 나한테 맞아?
  > whom-to-avoid | 피해야 되는 여자는
  > takes-it-in | ㅇㅋ 솔직해서 좋네

  their-parents-dislike-me | 남자친구 부모님이 저를 반대하세요
  > tells-more | 제가 홀어머니 밑에서 자랐다고요...
  > feels-hurt | 너무 속상해요
  > tells-their-words | 남자친구는 신경쓰지 말래요
  marry-this-one-should | 이 결혼 밀고 나가도 될까요?
  in-laws-ahead | 나중에 시댁 때문에 힘들까 봐 겁나요
  sides-with-me-once-wed | 남자친구가 제 편 들어줄까요
  > in-laws-easier-when | 어머님 마음은 언제쯤 풀릴까요
  > visit-who-opposes | 제가 찾아뵙는 게 나을까요 아니면 가만히 있을까요
  > gift-for-their-parents | 뭘 들고 가면 좋을까요 ㅎㅎ
  > parents-oppose-wedding | 끝까지 반대하시면요?
  tell-my-parents-of-it | 엄마한테는 말 못 했어요 상처받으실까 봐

  no-money-to-wed | 결혼 얘기 나오는데 집이 문제예요
  no-money-to-wed | 모아둔 게 5천밖에 없어요
  who-pays-house | 여친 부모님은 아파트 전세라도 해오길 바라시더라고요
  postpone-wedding | 결혼을 미뤄야 할까요
  > do-they-mean-it | 여자친구는 괜찮다고 하는데 진심일까요
  > no-money-to-wed | 대출 받아서라도 할까요
  money-luck | 돈은 언제쯤 풀려요?
  low-self-worth | 제가 너무 초라해요
  afraid-they-leave | 여자친구 놓칠까 봐 무섭습니다
  visit-who-opposes | 예비 장인어른께 솔직하게 말씀드려도 될까요
  > will-do-so | 네 용기 내볼게요

  prep-quarrels | 내년 5월 결혼식인데 너무 많이 싸워요
  > gifts-between-houses | 혼수랑 예단 때문에요
  in-laws-conflict | 시어머니가 자꾸 끼어드세요
  spouse-not-on-my-side | 예랑은 중간에서 가만히 있고요
  marry-this-one-should | 이 결혼 해도 될까요
  wedding-about-to-break | 파혼까지 생각했어요
  > too-late-to-call-off | 청첩장도 아직 안 돌렸으니까 지금이라면...
  cannot-bear-parting | 근데 헤어질 자신은 없어요
  partner-loves-me | 이 사람 저 사랑하는 거 맞아요?
  mothers-child | 엄마같은 남자는 싫은데 마마보이인가봐요
  > will-partner-change | 마마보이는 안 고쳐지죠?
  > postpone-wedding | 날짜를 미루는 건 어때요
  > open-a-talk | 어떻게 말해야 알아들을까요
  > will-do-so | 오늘 저녁에 얘기해볼게요

  marry-when-alone | 결혼은 언제쯤 할 수 있을까요??
  love-match-or-arranged | 연애결혼일까요 중매일까요
  spouse-blessing | 남편복 있는 사주인가요
  future-one-looks | 외모는요? ㅋㅋㅋ 잘생겼으면 좋겠는데
  > future-one-looks | 키 커요?

  right-one-for-me | 저희 결혼할 인연 맞아요?
  who-gives-in | 결혼하면 누가 더 주도권 잡아요?
  > how-not-to-fight | 많이 싸울까요
  married-life-ahead | 오래오래 잘 살았으면 좋겠어요

  spouse-affair-suspected | 아내가 외도를 한 것 같습니다
  partner-hides-something | 핸드폰을 항상 뒤집어 놓고 비밀번호도 바꿨습니다
  > ask-if-burden | 물어봐도 될까요
  > is-partner-cheating | 확실한 증거는 없습니다
  > spouse-affair-suspected | 제가 의심이 많은 걸까요
  spouse-changed | 아내 마음이 저한테서 떠난 걸까요
  > forgive-cheating | 만약 사실이면 용서할 수 있을지 모르겠습니다
  divorce-or-not | 이혼을 해야 할지 참아야 할지
  > tells-more | 아이가 둘입니다
  > confront-or-pretend | 지금 제가 뭘 해야 합니까
  > open-a-talk | 말을 꺼낸다면 어떻게 시작하면 좋겠습니까
  thoughts-at-night | 잠이 안 옵니다 요즘

  spouse-affair-found | 남편이 바람을 폈어요
  > tells-more | 상대는 회사 여직원이고 걸리고 나서 정리했다는데 믿을 수가 없어요
  > spouse-ends-affair | 정말 정리한 걸까요?
  > will-cheat-again | 또 필까요
  > they-apologised | 남편은 무릎 꿇고 빌었어요
  > forgive-cheating | 용서하면 제가 바보 되는 거 아닌가요
  life-after-divorce | 이혼하면 제가 혼자 살 수 있을까요
  > life-after-divorce | 경제적으로 남편한테 의지하고 살았거든요
  > tells-more | 애들은 아직 몰라요
  forgave-but-remember | 자꾸 그 여자 얼굴이 떠올라요
  how-long-it-hurts | 언제쯤이면 덜 아플까요
  > can-i-trust-partner | 믿어보기로 하면 뭐부터 해야 돼요

  after-divorce | 재혼할 수 있을까요?
  divorced-with-a-child | 이혼한 지 3년 됐고 딸 하나 키워요
  takes-me-as-i-am | 아이 있는 여자를 좋아해줄 사람이 있을까요
  > someone-comes-when | 언제쯤 만나나요
  kind-of-person-to-come | 어떤 사람이 저랑 맞을까요
  > second-marriage-well | 또 실패할까 봐 겁나요
  why-it-ended | 첫 결혼은 왜 그렇게 됐을까요
  is-my-chart-good | 제 사주가 팔자가 센 건가요
  > tells-more | 애한테 아빠가 필요할 것 같기도 하고
  join-a-club | 돌싱 모임 같은 데 나가볼까요
  > will-the-children-take-it | 딸이 싫어하면 어떡하죠
  > will-do-so | 네 천천히 할게요

  remarry-this-person | 재혼하려는 여자가 있는데 괜찮겠습니까
  > tells-more | 둘 다 애가 있습니다
  > tells-more | 저는 아들 하나 그쪽은 딸 둘
  will-the-children-take-it | 애들끼리 잘 지낼 수 있을까요
  dodges-wedding-talk | 혼인신고는 천천히 하자고 하는데 왜 그러는 걸까요
  > is-that-why | 저를 못 믿는 걸까요
  ex-spouse-over-child | 전처가 자꾸 연락을 해서 그 사람이 불안해합니다
  ex-spouse-over-child | 전처 연락은 어떻게 할까요
  > wed-when-together | 합치는 건 언제가 좋겠습니까
  > child-meets-my-new-one | 아들한테는 어떻게 말하면 좋을까요
  > married-life-ahead | 잘 살 수 있겠죠?

  partner-thinks-marriage | 7년 사귄 남친이 결혼하자는 말을 안 함
  > ask-if-burden | 그냥 물어볼까 결혼 할거냐고
  > if-they-refuse | 물어봤다가 아니라고 하면?
  what-are-they-thinking | 걔는 도대체 무슨 생각이야
  > who-loves-more | 나만 급한 것 같아서 자존심 상해
  > is-that-why | 돈 때문일까
  > partner-cooled | 아님 그냥 질린건가
  shall-part | 헤어질까 그냥
  cannot-part-for-habit | 솔직히 다른 사람 만날 엄두가 안 나
  > wed-age-pressure | 나이도 있고
  > answer-by-a-date | 기한을 정해놓고 기다릴까 언제까지가 좋아
  > will-do-so | 알겠어 이번 주말에 말한다

  better-wed-or-stay-single | 결혼을 꼭 해야 할까요
  parents-press | 혼자가 편한데 부모님이 자꾸 뭐라 하세요
  marry-at-all | 제 사주에 결혼이 있긴 한가요?
  content-alone | 비혼으로 살면 외로울까요
  > marry-at-all | 늦게라도 하게 되나요
  family-gathering | 명절이 제일 싫어요

  kind-of-spouse | 제 미래 와이프는 어떤 사람이에요?
  > partner-at-heart | 성격이 궁금해요
  > future-one-looks | 예쁜가요 ㅋㅋㅋ
  > older-or-younger | 몇 살 차이 나요

  families-meeting-goes-well | 곧 상견례예요 너무 떨려요
  > families-meeting-goes-well | 우리 아빠가 말이 좀 거칠어서 걱정돼요
  > families-meeting-goes-well | 잘 넘어갈까요?
  > two-families-manners | 어떤 얘기는 안 하는 게 좋을까요
  greet-their-parents | 남친 어머니가 저 좋아하실까요
  > two-families-manners | 밥값은 누가 내요 보통?
  wedding-date | 결혼식은 언제 하는 게 좋아요
  > wedding-date | 내년 하반기가 좋을까요 상반기가 좋을까요

  thrill-gone | 결혼 3년차인데 설레지가 않아요
  habit-or-love | 그냥 가족 같아요 룸메이트 같고
  couple-slump | 권태기겠죠?
  > and-what-of-them | 남편도 똑같이 느낄까요
  marriage-without-touch | 부부관계도 거의 없어요
  marriage-without-touch | 제가 여자로 안 보이는 걸까요
  > can-we-be-good-again | 이게 다시 좋아지긴 하나요
  > mend-the-couple | 뭘 먼저 해보면 좋을까요
  trip-together | 여행 갈까 하는데 남편은 귀찮대요
  married-drawn-elsewhere | 다른 사람한테 눈길이 갈 때도 있어요 나쁜 사람이죠 저
  > slump-ends | 언제쯤 이 시기가 지나갈까요
  > will-do-so | 오늘은 먼저 안아볼게요 ㅎㅎ

  spouse-always-angry | 와이프가 맨날 화만 내
  > tells-more | 퇴근하고 들어가기가 싫다
  parents-no-time-for-us | 애 낳고 완전 변했음
  > partner-loves-me | 나를 사랑하긴 하는 걸까
  stranger-at-home | 돈 버는 기계 같아
  > what-then | 내가 뭘 어떻게 해야 돼
  housework-fair | 집안일 도와줘도 성에 안 찬대
  spouse-wants-divorce | 이혼하자는 말을 달고 살아
  > told-lets-part | 진심인가
  tell-children-of-divorce | 이혼하면 애는 어떻게 돼
  burnt-out | 좀만 쉬고 싶다
  > will-do-so | 그래 오늘 치킨 사들고 간다

  foreign-partner-wedding | 외국인 남자친구랑 결혼해도 괜찮을까요?
  > foreigner-has-chart | 미국 사람이에요
  parents-mind-age-past | 부모님이 반대하실 것 같아요
  life-abroad-with-partner | 결혼하면 미국 가서 살아야 되는데 제가 적응할 수 있을까요
  foreigner-has-chart | 사주는 외국 사람도 맞아요?
  partner-loves-me | 그 사람 마음은 진짜일까요
  register-marriage | 비자 때문에 급하게 혼인신고 하는 건 어때요
  > persuade-my-parents | 엄마한테 어떻게 말해요
  foreign-partner-wedding | 한국에서 사는 게 나을까요 미국이 나을까요
  > life-abroad-with-partner | 너무 먼 데로 가는 거라 좀 무서워요
  > tells-good-sign | 그래도 이 사람이랑 있으면 편해요
  > wed-when-together | 언제쯤 하는 게 좋을까요

  foreign-partner | 국제결혼을 생각하고 있습니다
  > foreign-partner | 베트남 쪽으로 업체 통해서요
  foreign-partner | 제 사주에 외국인 배우자가 맞습니까
  wide-age-gap | 나이 차이가 많이 나도 괜찮을까요
  > friends-oppose-partner | 주변에서 말리는데 해도 될까요
  abroad-or-home | 국내에서는 인연이 없는 건가요
  > tells-more | 어머니 살아계실 때 하고 싶습니다
  > marry-when-alone | 언제 하는 게 좋을까요
  > will-do-so | 알겠습니다 신중하게 해보겠습니다

  too-late-by-age | 마흔다섯인데 아직 초혼이에요
  > marry-at-all | 지금이라도 결혼할 수 있을까요
  will-i-have-children | 아이는 힘들겠죠
  crush-much-younger | 연하도 괜찮을까요? 여덟살 어린 사람이 관심을 보여요
  > serious-or-light | 저를 진심으로 보는 걸까요
  others-eyes | 남들 시선이 신경 쓰여요
  date-a-divorced-one | 재혼남도 괜찮나요 선 자리는 다 그런 쪽이에요
  too-picky | 눈을 낮춰야 할까요
  content-alone | 그냥 혼자 사는 게 나을까요
  > tells-more | 노후가 걱정돼서요
  > marry-when-alone | 언제가 마지막 기회예요?

  in-laws-conflict | 시어머니랑 너무 안 맞아요
  > in-law-calls-often | 매일 전화하라고 하세요
  > spouse-not-on-my-side | 남편은 그냥 좀 해주래요
  over-sensitive | 제가 예민한 거예요?
  in-laws-holiday | 명절에 시댁 가기 싫어요
  spouse-not-on-my-side | 남편한테 뭐라고 해야 제 편이 될까요
  live-with-parents-in-law | 분가 얘기를 꺼내고 싶어요 지금 같은 건물 살아요
  > tell-of-divorce | 언제 말하는 게 좋을까요
  > if-they-refuse | 남편이 싫다고 하면요
  why-in-laws-dislike-me | 시어머니는 왜 저를 싫어할까요
  will-we-divorce | 진짜 이러다 이혼하겠어요
  > will-do-so | 일단 오늘은 전화 안 하려고요 ㅋㅋ

  in-laws-conflict | 처가에서 너무 간섭을 합니다
  in-law-calls-often | 장모님이 비밀번호 누르고 그냥 들어오세요
  > brushes-me-off | 아내한테 말했더니 서운해하더라고요
  > how-not-to-fight | 어떻게 말해야 안 싸울까요
  spouse-not-on-my-side | 아내는 저보다 장모님이 먼저인 것 같아요
  > move-house | 이사를 갈까요
  move-for-love | 이직 때문에 지방으로 갈 수도 있는데 아내가 따라올까요
  weekend-couple | 주말부부는 어때요 저희한테
  > will-do-so | 네 그렇게 해보죠

  me-not-ready | 여친이 결혼 얘기를 자꾸 꺼내는데 부담스러워요
  > me-not-ready | 아직 취업한 지 1년도 안 됐거든요
  > tells-more | 헤어지긴 싫고요
  > how-would-they-take-it | 솔직하게 말하면 떠날까요
  > me-not-ready | 뭐라고 말하는 게 좋을까
  marry-early-or-late | 몇 살에 하는 게 저한테 좋아요?

  child-does-not-come | 아이가 안 생겨서 힘들어요
  child-does-not-come | 시험관 3번 실패했어요
  > do-they-mean-it | 남편은 그냥 둘이 살자고 해요 진심일까요
  > child-does-not-come | 제 탓인 것 같아요
  pressed-for-child | 시댁에서 자꾸 물어봐요
  > child-does-not-come | 한 번 더 해볼까요 이제 그만할까요
  marriage-without-touch | 부부 사이도 예전 같지 않아요

  newlywed-quarrels | 신혼인데 매일 싸워요 6개월 됐어요
  > tells-more | 치약 뚜껑 이런 걸로요
  > newlywed-quarrels | 원래 이런 건가요
  opposite-natures | 성격이 안 맞는 걸까요
  spouse-left-home | 어제는 남편이 집을 나갔어요
  > tells-more | 시댁에 가 있대요
  > text-first-or-wait | 먼저 연락할까요 기다릴까요
  > spouse-left-home | 언제 들어올까요
  > apology-words | 뭐라고 보내죠
  > tells-more | 혼인신고는 아직 안 했어요
  > regrets-the-wedding | 안 한 게 다행인가 싶고
  > will-do-so | 들어오면 저도 사과하려고요

  spouse-left-home | 아내가 집을 나간 지 석 달 됐습니다
  > back-together-will | 돌아올까요
  tells-more | 지금 별거 중이고 이혼서류는 아직 안 썼습니다
  > i-was-wrong | 제가 술 때문에 잘못이 많았습니다
  > tells-good-sign | 술은 끊었습니다 두 달째
  > win-spouse-back | 아내가 저를 용서할까요
  > tells-bad-sign | 연락해도 답이 없습니다
  word-through-others | 장모님께 먼저 연락드려 볼까요
  > apology-words | 문자를 보낸다면 뭐라고 하면 좋을까요
  > tells-good-sign | 아이 생일이 다음 주인데 그때 볼 수 있을 것 같습니다
  > spouse-wants-divorce | 이혼하자고 하면 어떻게 합니까
  > will-do-so | 잘 버텨보겠습니다

  marry-this-one-should | 돌싱 남자랑 결혼해도 괜찮을까요
  > tells-more | 저는 초혼이고요
  > tells-more | 애가 하나 있는데 전처가 키워요
  tell-my-parents-of-it | 부모님한테는 아직 말 못했어요
  partner-loves-ex-still | 전처한테 미련이 있진 않을까요?
  > tells-more | 양육비 때문에 돈도 빠듯해요
  partner-thinks-marriage | 이 사람은 저랑 진지한 거 맞죠
  > tell-parents-they-were-wed | 부모님께는 언제 말하는 게 좋을까요
  > persuade-my-parents | 반대하시면 설득이 될까요
  > meet-their-child | 애를 만나보라는데 만나볼까요
  > can-i-be-step-parent | 잘할 수 있을지 모르겠어요

  two-at-once | 두 남자 중에 누구랑 결혼해야 될까요
  thrill-gone | 지금 남친은 5년 됐고 안정적인데 설렘이 없어요
  > partnered-drawn-elsewhere | 새로 알게 된 사람은 자꾸 생각나요
  spark-or-comfort | 결혼은 편한 사람이랑 하는 게 맞죠?
  marry-this-one-should | 지금 남친이랑 하면 후회할까요
  > am-i-bad-for-it | 저 나쁜 년이죠 ㅠ
  > partnered-drawn-elsewhere | 정리는 누구부터 해야 돼요

  lukewarm-second-look | 선봤는데 애프터가 왔어요
  not-sure-after-date | 조건은 좋은데 끌리지가 않아요
  > lukewarm-second-look | 몇 번은 더 만나봐야 할까요
  terms-without-spark | 조건 보고 결혼해도 되나요
  marry-this-year | 올해나 내년에 결혼운 있어요?

  age-gap-couple | 여자친구가 저보다 6살 많은데 결혼 괜찮을까요
  parents-mind-age-past | 저희 부모님이 아이 때문에 걱정하세요
  > tells-own-part | 저는 상관없는데
  says-part-each-fight | 여자친구가 자꾸 헤어지자고 해요 저를 위해서라고
  > told-lets-part | 진심일까요 떠보는 걸까요
  > hold-who-leaves | 어떻게 붙잡아야 할까요
  persuade-my-parents | 부모님은 어떻게 설득하죠
  will-i-have-children | 결혼하면 애는 생길까요
  > open-a-talk | 누나가 상처 안 받게 말하고 싶어요
  register-marriage | 올해 안에 혼인신고라도 먼저 할까요

  cold-feet | 결혼 준비하다가 마음이 식은 것 같아요
  cold-feet | 한달 남았는데 확신이 없습니다
  > cold-feet | 이런 게 메리지블루인가요
  > could-not-say-it | 상대방한테는 말 못했어요
  > tells-more | 다른 여자가 있는 건 아니에요
  > too-late-to-call-off | 취소하면 너무 많은 사람한테 상처를 주잖아요
  > cold-feet | 그냥 하면 괜찮아질까요
  > do-they-know-it | 여자친구도 눈치챘을까요
  > may-i-do-so | 솔직하게 말하는 게 나을까요
  right-one-for-me | 이 사람이 제 인연이 맞긴 한가요
  > cold-feet | 후회할까 봐 무섭네요
  > will-do-so | 한번 산책하면서 얘기해보겠습니다

  divorce-or-not | 황혼은 아니지만 애들 크면 이혼하고 싶어요
  divorce-or-not | 20년을 참고 살았어요
  > tells-more | 남편은 제가 이런 생각하는 줄도 몰라요
  > is-it-too-late | 지금 해도 늦지 않았을까요
  > life-after-divorce | 혼자 살면 잘 살까요 제가
  will-partner-change | 남편이 바뀔 사람은 아니죠?
  > after-divorce | 좋은 사람 다시 만날 수도 있나요
  > tells-more | 막내가 고3이에요
  > divorce-when-speak | 말은 언제 꺼내는 게 좋을까요
  > cannot-part-for-habit | 막상 하려니 남편이 불쌍하기도 해요

  marriage-without-touch | 아내와 각방 쓴 지 5년입니다
  spouse-in-the-change | 갱년기라고는 하는데 대화가 없습니다
  > can-we-be-good-again | 다시 가까워질 수 있겠습니까
  spouse-changed | 아내는 저를 어떻게 생각할까요
  trip-together | 여행이라도 가자고 해볼까요
  > spouse-no-talk | 뭐라고 말을 꺼내야 합니까 쑥스러워서

  couple-reaches-marriage | 남친이랑 결혼까지 갈 수 있을까요?
  > tells-more | 아직 어리긴 한데 너무 좋아서요
  > tells-more | 군대 가있어요 내년에 전역
  > waiting-for-soldier | 기다리면 결혼할까요
  marry-early-or-late | 일찍 결혼하는 거 저한테 안 좋아요?
  > tells-more | 부모님은 더 만나보래요
  partner-thinks-marriage | 남친도 저랑 결혼 생각 있을까요 ㅎㅎ

  pregnant-before-wedding | 임신했어요 결혼해야 할까요
  > pregnant-before-wedding | 아직 남자친구한테 말 못했어요
  > tells-more | 6개월밖에 안 만났어요
  > partner-at-heart | 책임질 사람일까요
  > wedding-money | 어떻게 말하죠
  > tells-more | 낳고 싶긴 해요
  > tell-my-parents-of-it | 부모님이 아시면 쓰러지실 거예요
  > married-life-ahead | 결혼해도 행복할까요
  > will-do-so | 내일 만나서 말할게요

  someone-comes | 제 짝은 있긴 한 건가요
  marry-late | 남들은 쉽게 하는 결혼이 저는 왜 이렇게 어려울까요
  > tells-more | 연애도 4년 쉬었어요
  marry-late | 늦게 결혼하면 더 좋다는 사주라던데 맞나요
  > marry-this-year | 내년은 어때요?
  > best-month-for-love | 몇 월쯤?
  > where-to-meet | 어디 가면 만나요
  how-to-meet | 먼저 다가가야 돼요 아님 기다려요?
  what-to-give-up | 조건은 어느 정도 봐야 할까요
  freeze-eggs | 난자 냉동을 해둘까 고민이에요
  same-question-again | 맨날 사주만 보고 있네요 ㅋㅋ
  > will-do-so | 믿어볼게요

  dodges-wedding-talk | 결혼하자는데 여친이 자꾸 미뤄
  > tells-their-words | 회사 일 바쁘다고
  > dodges-wedding-talk | 진짜 이유가 뭘까
  > dodges-wedding-talk | 나랑 하기 싫은 거지?
  parents-press | 우리 부모님이 빨리 하라고 난리임
  > answer-by-a-date | 최후통첩 해?
  > if-they-refuse | 걔가 그럼 헤어지자 하면
  i-will-not-part | 나는 얘 아니면 안 되는데
  > will-do-so | ㅇㅇ 일단 기다려본다

  partner-games-all-day | 남편이 게임만 해요
  > tells-more | 결혼 전엔 안 그랬거든요
  > did-try-already | 말해도 그때뿐이에요
  brushes-me-off | 제 얘기를 귓등으로도 안 들어요
  will-partner-change | 사람이 바뀔 수 있나요
  > will-partner-change | 애 낳으면 달라질까요?
  child-when | 애를 낳을지 말지도 고민이에요
  > children-wish-differs | 남편은 원하는데 저는 자신이 없어요
  > child-when | 낳는다면 언제가 좋을까요
  spouse-as-a-parent | 육아를 같이 할 사람이긴 할까요
  ask-for-change | 화 안 내고 말하는 법 좀 알려주세요

  spouse-hidden-debt | 남편이 저 몰래 주식으로 1억을 날렸어요
  > may-i-be-angry | 어떻게 그럴 수가 있죠
  > spouse-hidden-debt | 말도 안 하고 대출까지 받았어요
  > partner-hides-something | 더 있는 거 아닐까요
  divorce-or-not | 이혼이 답일까요
  > spouse-hidden-debt | 같이 갚아야 하나요
  money-luck | 돈은 언제쯤 풀릴까요 우리 집
  > can-i-trust-partner | 다시 믿을 수 있을까요
  who-keeps-the-purse | 경제권을 제가 가져오면 남편이 받아들일까요
  > tell-my-parents-of-it | 친정에는 말하지 말까요
  > will-do-so | 휴 정신 차려야죠

  different-faith | 종교가 달라서 결혼이 고민이에요
  > tells-more | 남친 집이 독실한 기독교거든요
  convert-for-wedding | 교회 나가야 결혼 시켜준대요
  > tells-more | 저희 집은 불교예요
  > convert-for-wedding | 남친은 형식만 맞춰달래요
  > must-i-adjust | 맞춰주면 평생 그래야 되잖아요
  > different-faith | 이거 극복 가능할까요
  sides-with-me-once-wed | 남친이 저를 위해 부모님한테 맞설 수 있을까요
  > shall-part | 헤어지는 쪽이 나을까요
  > takes-it-in | 생각 좀 더 해볼게요

  marry-early-or-late | 저는 결혼 늦게 하는 게 좋나요
  no-money-for-love | 모아둔 돈이 없어서 자신이 없어요
  are-all-alike | 요즘 여자들은 다 집 보지 않나요
  > marry-when-alone | 그럼 몇 살에 할 것 같아요?
  kind-of-person-to-come | 어떤 여자를 만나야 잘 살까요
  who-suits-to-marry | 맞벌이하는 사람이 좋을까요

  cold-feet | 프러포즈 받았는데 기쁘지가 않아요
  > defends-other | 좋은 사람인 건 알아요
  > tells-more | 일단 생각해보겠다고 했어요
  > cold-feet | 제가 왜 이러는 걸까요
  > habit-or-love | 사랑하는 게 맞을까요
  > choose-by-when | 답을 언제까지 줘야 할까요
  > couple-lasts | 거절하면 헤어지게 되겠죠
  ex-on-mind-before-wedding | 전남친이 자꾸 생각나요
  > cold-feet | 이 마음으로 결혼하면 안 되죠
  > how-would-they-take-it | 남친은 지금 상처받았을까요
  > me-not-ready | 뭐라고 말해줘야 할까요

  wed-too-fast | 만난 지 세 달 됐는데 결혼하자고 해요
  > wed-too-fast | 너무 빠르지 않나요
  > is-that-why | 나이가 있으니까 서두르는 것 같아요
  can-i-trust-partner | 믿어도 되는 사람일까요?
  what-to-settle-before-wedding | 빚 같은 거 있는지 어떻게 물어봐요
  should-live-together | 동거 먼저 해볼까요
  when-visit-their-parents | 부모님 인사는 언제쯤 드리는 게 좋아요
  > couple-lasts | 이번엔 진짜 마지막이었으면 좋겠어요
  will-spouse-love-me | 결혼하면 저한테 잘할까요
  > us-two-match | 좋은 점 나쁜 점 하나씩만 말해주세요

  us-two-match | 저희 결혼 궁합 어때요
  gunghap-bad | 여친이 궁합 안 좋으면 결혼 안 한대요 ㅠㅠ
  > elders-say-gunghap-bad | 장모님 될 분이 사주를 엄청 믿으세요
  > elders-say-gunghap-bad | 어디서 봤는데 안 좋다고 했대요
  > gunghap-bad | 진짜 안 좋나요?
  > gunghap-bad | 안 좋으면 헤어져야 돼요?
  > mend-the-couple | 좋게 만드는 방법 있어요?
  wedding-date | 결혼 날은 언제로 잡는 게 좋을까요
  > elders-say-gunghap-bad | 여친한테 뭐라고 하죠

  married-first-love-returns | 첫사랑이 연락 왔어요 저 결혼했는데요
  > married-first-love-returns | 그냥 안부였어요
  > married-first-love-returns | 근데 마음이 흔들려요
  > married-first-love-returns | 답장해도 될까요
  flatmate-spouse | 남편이랑은 그냥 그래요
  > married-first-love-returns | 만나는 건 안 되겠죠
  > ex-contacts-why | 왜 이제 와서 연락했을까요
  > am-i-bad-for-it | 남편한테 미안하네요

  married-drawn-elsewhere | 좋아하는 여자가 생겼습니다 저는 유부남입니다
  flatmate-spouse | 아내와는 사이가 식은 지 오래됐습니다
  > married-drawn-elsewhere | 그 사람도 저를 좋아하는 것 같습니다
  > divorce-or-not | 이혼하고 그 사람과 사는 게 맞을까요
  > married-drawn-elsewhere | 아내가 알면 어떻게 될까요
  > knows-it-well | 멈춰야 하는 건 아는데 잘 안 됩니다
  > stay-for-children | 애들이 눈에 밟힙니다
  > mend-the-couple | 가정을 지키려면 뭐부터 해야 합니까

  ready-for-love | 저 이혼한 지 1년인데 다시 연애해도 될까요
  tell-of-divorce | 이혼한 거 언제 말해야 돼요
  > how-would-they-take-it | 말하면 도망가지 않을까요
  ex-has-new | 전남편은 벌써 여자가 있대요
  > feels-hurt | 배신감 들어요
  wish-for-love | 저도 좋은 사람 만나고 싶어요
  kind-of-person-to-come | 다음 사람은 어떤 사람일까요
  > contact-ex-when | 언제쯤?
  > wish-of-the-next-one | 이번엔 보는 눈이 생겼으면

  dodges-wedding-talk | 남친이 저희 부모님을 안 만나려고 해요
  > tells-bad-sign | 1년 반 사겼는데 계속 핑계대요
  > tells-their-words | 바쁘다 나중에 하자 이래요
  partner-thinks-marriage | 결혼 생각이 없는 거겠죠?
  > feels-hurt | 그럼 저는 뭐예요
  friends-oppose-partner | 제 친구들은 그냥 헤어지래요
  > afraid-to-ask | 솔직하게 물어보고 싶은데 무서워요
  > part-face-or-text | 카톡 말고 만나서 말해야겠죠
  > day-for-talk | 언제 말할까요
  > cannot-bear-parting | 끝나면 어떡해요

  parents-mind-job-money | 부모님이 남친 직업을 싫어하세요
  > tells-more | 배달 일 하거든요 성실한데
  parents-mind-job-money | 엄마가 울면서 반대해요
  > am-i-bad-for-it | 제가 불효하는 건가요
  will-partner-earn | 그 사람 앞으로 잘 풀릴까요?
  marry-in-secret | 몰래 혼인신고 해버릴까요
  parents-oppose-wedding | 시간이 지나면 허락해주실까요
  partner-feels-small | 남친은 자기 때문이라고 자꾸 작아져요
  > partner-feels-small | 어떻게 위로해줘요
  > parents-oppose-wedding | 포기하기 싫어요

  wed-age-pressure | 서른인데 결혼 안 해도 늦은 거 아니죠
  marry-this-year | 올해 결혼운 있어요?
  marry-when-alone | 남편감 만나는 시기 좀 알려주세요
  > tells-more | 지금 만나는 사람은 없어요
  > tells-more | 썸남은 하나 있는데 결혼감은 아닌듯
  > recognise-the-one | 결혼감인지 어떻게 알아봐요
  will-i-be-a-good-spouse | 제가 좋은 아내가 될 수 있을까요 요리도 못하고
  > feels-glad | ㅋㅋㅋ 그렇게 말해주니까 좋다

  wedding-date | 결혼식 날짜 봐주실 수 있나요
  newlywed-home-where | 신혼집은 친정 근처가 좋을까요 시댁 근처가 좋을까요
  who-keeps-the-purse | 결혼하면 누가 돈 관리하는 게 좋아요?
  children-how-many | 아이는 몇 명 낳을까요 ㅋㅋ
  > children-how-many | 아들일까요 딸일까요
  marry-this-one-should | 저 시집 잘 가는 거 맞죠?

  couple-purse | 남편이 생활비를 안 줘요
  > tells-bad-sign | 내가 벌어서 애 학원비 다 내
  > couple-purse | 남편은 자기 돈 자기가 다 씀
  > feels-hurt | 이게 결혼이야?
  > take-my-side | 따지면 소리부터 질러
  legal-matters | 이혼하면 내가 애 데려올 수 있을까
  divorce-or-not | 참고 사는 게 맞아?

  wants-me-to-quit-work | 남친이 결혼하면 직장 그만두래요
  > wants-me-to-quit-work | 저는 계속 일하고 싶거든요
  > tells-their-words | 자기 엄마도 그랬다고
  suffer-for-a-man | 가부장적인 남자 만나면 고생이죠
  > defends-other | 이것만 빼면 완벽해요
  > would-they-listen | 얘기하면 통할까요
  > ask-for-change | 뭐라고 말해야 기분 안 나쁠까요
  > if-it-goes-on | 안 바뀌면요?

  couple-reaches-marriage | 늦은 나이에 만난 사람이라 놓치고 싶지 않습니다
  raise-wedding-talk | 만난 지 백일인데 결혼 얘기 너무 이른가요
  partner-thinks-marriage | 그 사람도 생각이 있어 보입니까
  > tells-more | 상대는 한 번 다녀왔습니다
  > parents-mind-age-past | 저는 괜찮은데 어머니가 걱정입니다
  > tell-parents-they-were-wed | 어머니께는 언제 말씀드릴까요
  their-fear-of-marrying-again | 그 사람은 다시 결혼하는 게 무섭다고 합니다
  > their-fear-of-marrying-again | 어떻게 안심시켜주면 좋을까요
  proposal-when | 올해 안에 프러포즈해도 되겠습니까
  > if-they-refuse | 거절하면 어떻게 해야 할지
  wedding-few-guests | 식은 작게 하는 게 낫겠죠?

  weekend-couple | 장거리 주말부부인데 외로워요
  > apart-heart-changes | 남편은 거기서 잘 지내는 것 같아요
  > warm-meeting-cold-text | 카톡도 하루에 두세개가 끝
  is-partner-cheating | 혹시 다른 여자 있는 건 아니겠죠
  move-for-love | 제가 따라 내려갈까요 직장 때문에 고민돼요
  > weekend-couple | 언제쯤 같이 살 수 있을까요
  > how-would-they-take-it | 보고싶다고 하면 부담스러워할까요
  > text-what | 뭐라고 보내볼까요
  > mend-the-couple | 주말에 오면 뭐 하면 좋을까요

  partner-thinks-marriage | 동거 2년째인데 결혼 얘기가 없어요
  > partner-never-wed | 이미 살아봐서 굳이 싶대요
  > partner-never-wed | 저는 식도 하고 싶고 애도 갖고 싶어요
  partner-thinks-marriage | 이 남자 결혼할 마음이 있긴 해요?
  live-apart-again | 나가서 따로 살자고 해볼까요
  > would-they-hold-me | 그럼 정신 차릴까요 아님 끝일까요
  may-i-be-angry | 몇 년 허비한 거 같아서 화나요
  > tells-their-words | 엄마는 나만 손해래요
  > how-long-then | 딱 언제까지만 기다려보면 될까요
  > together-without-wedding | 결혼 말고 다른 방법은 없대요? 둘이 행복할

  crush-comes-true | 결혼하고 싶은 여자가 있는데 아직 안 사귀어요
  crush-coworker | 회사 동료예요
  marry-when-alone | 저랑 결혼할 인연이 들어오는 해가 언제예요?
  > crush-comes-true | 그 사람일까요
  > ask-them-out | 밥 먹자고 할까요
  > is-it-too-fast | 너무 앞서가는 걸까요 ㅎㅎ
`);
